import { PAGES, type Place } from './pages';

/** Where the help speaks of a page, in a language. An event that runs has its director elsewhere than a new one. */
export function helpPath(place: Place, language: string): string {
  return `/help/${language}/${partOf(place)}`;
}

function partOf(place: Place): string {
  if (place.page === 'shut' || place.page === 'nowhere') return 'play/questions/';
  if (place.page === 'director' && place.event !== null) return 'direct/running/';
  return PAGES[place.page].help;
}
