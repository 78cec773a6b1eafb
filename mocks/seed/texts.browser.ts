/** What Vite adds to modules of a build. */
interface Globbing {
  glob(pattern: string, options: { eager: true; import: 'default' }): Readonly<Record<string, unknown>>
}

const FILES = (import.meta as ImportMeta & Globbing).glob('./texts/*/*.json', { eager: true, import: 'default' })

/** What `seed/texts/<language>/<subject>.json` holds; in a process of Node `texts.node.ts` stands in for this. */
export const textsIn = (lang: string, subject: string): unknown => FILES[`./texts/${lang}/${subject}.json`]
