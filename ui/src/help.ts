import type { Place } from './route.svelte';

/** Of each page its place in the help, behind `/help/<language>/`. */
const HELP: Record<Place['page'], string> = {
  lobby: 'play/start/',
  event: 'play/tournaments/',
  table: 'play/table/',
  home: 'play/friends/',
  invite: 'play/friends/',
  replay: 'play/replay/',
  rules: 'play/rulebook/',
  director: 'direct/first-tournament/',
  print: 'direct/papers/',
  clock: 'direct/screens/',
  screen: 'direct/screens/',
  wall: 'direct/screens/',
  live: 'direct/dealer/',
  board: 'direct/dealer/',
  floor: 'direct/floor/',
  league: 'direct/records/',
  results: 'direct/records/',
  players: 'direct/records/',
  shut: 'play/questions/',
  nowhere: 'play/questions/',
};

/** Where the help speaks of a page, in a language. An event that runs has its director elsewhere than a new one. */
export function helpPath(place: Place, language: string): string {
  const part = place.page === 'director' && place.event !== null ? 'direct/running/' : HELP[place.page];
  return `/help/${language}/${part}`;
}
