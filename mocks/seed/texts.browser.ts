/** What Vite adds to `import.meta`. */
interface Globbing {
  glob(pattern: string, options: { import: 'default' }): Readonly<Record<string, () => Promise<unknown>>>
}

const FILES = (import.meta as ImportMeta & Globbing).glob('./texts/*/*.json', { import: 'default' })

/** The page's language, and those that stand in for it. Another language is another document. */
const wanted = new Set([location.pathname.split('/')[1], 'en', 'tr'])

const LOADED = new Map(
  await Promise.all(
    Object.entries(FILES)
      .filter(([path]) => wanted.has(path.split('/')[2]))
      .map(async ([path, load]) => [path, await load()] as const),
  ),
)

/** The contents of `seed/texts/<language>/<subject>.json`, if there are any. In Node, `texts.node.ts` replaces this module. */
export const textsIn = (lang: string, subject: string): unknown => LOADED.get(`./texts/${lang}/${subject}.json`)
