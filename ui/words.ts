import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

/** Where the words are, a folder a language. */
export const LOCALE = process.env.RULEONE_LOCALE ?? resolve(import.meta.dirname, '../locale');
const PAGES = resolve(import.meta.dirname, 'src/pages.ts');
const LANGUAGES = 'virtual:languages';
/** Where a page fetches words while it is developed: all of them, whatever it asks for. */
const IN_MEMORY = '/@words/';
/** Words with the same beginning are a file of their own where there are so many bytes of them. */
const APART_BYTES = 3_000;
/** Words that are said after an act, on asking, or of what is over: no page waits for them. */
const LATER = ['refusal-', 'choice-', 'director-', 'reasons-', 'news-'];

/** The words of a language by their ids, each as it is written, without comments. */
export type Messages = ReadonlyMap<string, string>;

/** What a language says of itself in its `language.toml`, and its name in few letters. */
export interface LanguageFacts {
  name: string;
  short: string;
  between_sentences: string;
  full_stop: string;
  han: boolean;
}

/** What the pages know of the languages before any words have come. */
export interface Languages {
  /** The languages, English first. */
  languages: Record<string, LanguageFacts>;
  /** The beginnings of ids, up to the first hyphen, whose words are a file of their own. */
  apart: string[];
}

const FACTS = 'language.toml';

/** The folders that are languages, English first. */
export const languages = (): string[] =>
  readdirSync(LOCALE)
    .filter((name) => existsSync(join(LOCALE, name, FACTS)))
    .sort((one, other) => Number(other === 'en') - Number(one === 'en') || (one < other ? -1 : 1));

export function messagesOf(language: string): Messages {
  const found = new Map<string, string>();
  for (const { name, source } of sources(language)) {
    let id = '';
    for (const line of source.split('\n')) {
      const [, begins] = /^(-?[a-z][\w-]*) *=/.exec(line) ?? [];
      if (begins && found.has(begins)) throw new Error(`${begins} is written twice: ${language}/${name}`);
      if (begins) found.set((id = begins), line + '\n');
      else if (id && line.trim() && !line.startsWith('#')) found.set(id, found.get(id) + line + '\n');
    }
  }
  return found;
}

const sources = (language: string) =>
  readdirSync(join(LOCALE, language))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => ({ name, source: readFileSync(join(LOCALE, language, name), 'utf8') }));

const beginning = (id: string) => id.split('-')[0]!;

/**
 * The words in files: of each page those that its code names, which it waits for; all of them again by how their
 * ids begin, to be fetched by what is said later. The pages are told where the files are by index.html.
 */
export function words(): Plugin {
  let building = false;
  let at = IN_MEMORY;
  return {
    name: 'ruleone-words',
    config: (_, { command }) => void (building = command === 'build'),
    resolveId: (id) => (id === LANGUAGES ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${LANGUAGES}`) return undefined;
      for (const language of languages())
        for (const { name } of sources(language)) this.addWatchFile(join(LOCALE, language, name));
      return `export default ${JSON.stringify(known())};`;
    },
    configureServer(server) {
      server.middlewares.use(IN_MEMORY, (request, response) => {
        const [language = ''] = request.url?.split('.').slice(-2) ?? [];
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(languages().includes(language) ? [...messagesOf(language).values()].join('') : '');
      });
    },
    async generateBundle(_, bundle) {
      const { paths, components } = await rows();
      const files = new Map<string, string>();
      const { apart } = known();
      for (const language of languages()) {
        const messages = messagesOf(language);
        for (const [page, component] of Object.entries({ ...components, nowhere: null }))
          files.set(
            `${page}.${language}.ftl`,
            written(messages, saidBy(modulesOf(bundle, component), messages)),
          );
        for (const [name, ids] of families(messages, apart))
          files.set(`${name}-.${language}.ftl`, written(messages, ids));
      }
      const digest = createHash('sha256')
        .update(JSON.stringify([...files]))
        .digest('base64url')
        .slice(0, 8);
      at = `/assets/words-${digest}/`;
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: at.slice(1) + name, source });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(paths) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { name: 'words', content: building ? at : IN_MEMORY }, injectTo: 'head' },
      ],
    },
  };
}

function known(): Languages {
  const facts: Languages['languages'] = {};
  const apart = new Set<string>();
  for (const language of languages()) {
    const messages = messagesOf(language);
    const written = parse(readFileSync(join(LOCALE, language, FACTS), 'utf8')) as unknown as LanguageFacts;
    const [, short = written.name] = /= *(.*)/.exec(messages.get('language-name') ?? '') ?? [];
    facts[language] = { ...written, short };
    const bytes = new Map<string, number>();
    for (const [id, text] of messages)
      bytes.set(beginning(id), (bytes.get(beginning(id)) ?? 0) + Buffer.byteLength(text));
    for (const [name, size] of bytes) if (size > APART_BYTES) apart.add(name);
  }
  return { languages: facts, apart: [...apart].sort() };
}

/** The words by how their ids begin; what is not much of its kind stands together as `rest`. */
function families(messages: Messages, apart: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const id of messages.keys()) {
    const name = apart.includes(beginning(id)) ? beginning(id) : 'rest';
    found.set(name, (found.get(name) ?? new Set()).add(id));
  }
  return found;
}

/** The paths of the pages as the server is to answer them, and of each page the file that draws it. */
async function rows(): Promise<{ paths: string[]; components: Record<string, string> }> {
  const { module } = await runnerImport<typeof import('./src/pages.ts')>(PAGES, { configFile: false });
  const components: Record<string, string> = {};
  for (const [page, { load }] of Object.entries(module.PAGES)) {
    const [, file] = /([\w/]+\.svelte)/.exec(String(load)) ?? [];
    if (!file) throw new Error(`no component is imported for the page ${page}`);
    components[page] = file;
  }
  const paths = Object.values(module.PAGES).flatMap(({ paths }) => paths as readonly string[]);
  return { paths: paths.map((path) => path.replaceAll(/{\w+:(?!int}|path})([\w-]+)}/g, '$1')), components };
}

/**
 * The source files of all that a page waits for: what is loaded first, and what its own code is made of, with the parts
 * whose code comes when they are shown, and theirs.
 */
function modulesOf(bundle: Rolldown.OutputBundle, component: string | null): Set<string> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => component && facadeModuleId?.endsWith(component));
  if (component && !own) throw new Error(`no code of its own: ${component}`);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const modules = new Set<string>();
  const seen = new Set<string>();
  const load = (waits: string[], withParts: boolean) => {
    for (let name = waits.pop(); name; name = waits.pop()) {
      const chunk = bundle[name];
      if (seen.has(name) || chunk?.type !== 'chunk') continue;
      seen.add(name);
      waits.push(...chunk.imports, ...(withParts ? chunk.dynamicImports : []));
      for (const id of chunk.moduleIds) modules.add(id);
    }
  };
  // Of what is loaded first the parts are the pages.
  load(entries, false);
  if (own) load([own.fileName], true);
  return modules;
}

const LITERAL = /'([a-z][\w.-]*)'|"([a-z][\w.-]*)"|`([a-z][\w.-]*)(?=\$\{)|`([a-z][\w.-]*)`/g;

/** The ids of the words that source files name, whole or by their beginning: 'links-revoke-' is 'links-revoke' too. */
function saidBy(modules: Iterable<string>, messages: Messages): Set<string> {
  const ids = [...messages.keys()];
  const said = new Set<string>();
  for (const module of modules) {
    if (!/^[^\0].*\/src\/.*\.(svelte|ts)$/.test(module)) continue;
    for (const [, one, two, begins, three] of readFileSync(module, 'utf8').matchAll(LITERAL)) {
      const whole = one ?? two ?? three ?? begins ?? '';
      const id = whole.split('.')[0]!;
      if (messages.has(id)) said.add(id);
      if ((begins ?? whole.endsWith('-')) && whole.includes('-') && !LATER.includes(whole))
        for (const each of ids) if (`${each}-`.startsWith(whole)) said.add(each);
    }
  }
  return said;
}

/** These words and those they refer to, as a file. */
function written(messages: Messages, ids: ReadonlySet<string>): string {
  const all = new Set(ids);
  for (const id of all)
    for (const [, other] of messages.get(id)!.matchAll(/\{ *(-?[a-z][\w-]*)(?=[ .(}])/g))
      if (messages.has(other!)) all.add(other!);
  return [...all]
    .sort()
    .map((id) => messages.get(id)!)
    .join('');
}
