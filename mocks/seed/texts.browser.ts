/** What Vite adds to `import.meta`. */
interface Globbing {
  glob(pattern: string, options: { import: 'default' }): Readonly<Record<string, () => Promise<unknown>>>
}

const FILES = (import.meta as ImportMeta & Globbing).glob('./texts/*/*.json', { import: 'default' })

/**
 * The page's language, and English and Turkish as its fallbacks. Changing the language reloads the page, so no other
 * language is needed. On `/` the language is chosen later, by cookie or browser, so all candidates are loaded.
 */
const [, first] = location.pathname.split('/')
const choices = first === '' ? [document.cookie, ...navigator.languages] : []
const wanted = new Set([
  first,
  'en',
  'tr',
  ...choices.flatMap((each) => each.toLowerCase().match(/\b[a-z]{2}\b/g) ?? []),
])

const LOADED = new Map(
  await Promise.all(
    Object.entries(FILES)
      .filter(([path]) => wanted.has(path.split('/')[2]))
      .map(async ([path, load]) => [path, await load()] as const),
  ),
)

/**
 * The contents of `seed/texts/<language>/<subject>.json`, if the file exists. In Node, `texts.node.ts` replaces this
 * module.
 */
export const textsIn = (lang: string, subject: string): unknown => LOADED.get(`./texts/${lang}/${subject}.json`)
