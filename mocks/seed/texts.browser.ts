/** What Vite adds to `import.meta`. */
interface Globbing {
  glob(pattern: string, options: { eager: true; import: 'default' }): Readonly<Record<string, unknown>>
}

const FILES = (import.meta as ImportMeta & Globbing).glob('./texts/*/*.json', { eager: true, import: 'default' })

/** The contents of `seed/texts/<language>/<subject>.json`. In Node, `texts.node.ts` replaces this module. */
export const textsIn = (lang: string, subject: string): unknown => FILES[`./texts/${lang}/${subject}.json`]
