import { basename } from 'node:path'
import type { Plugin } from 'vite'

const styleSheets = new Map<string, string>()

/**
 * The class `row` of `Header.module.css` is `Header-row`, which people can read and which compresses better than a
 * hash.
 */
export function className(name: string, path: string): string {
  const [file = path] = path.split('?')
  const sheet = basename(file, '.module.css')
  const known = styleSheets.get(sheet) ?? file
  if (known !== file) throw new Error(`${file} and ${known} need names of their own: their classes would be the same`)
  styleSheets.set(sheet, file)
  return `${sheet}-${name}`
}

const IMPORT = /^import (\w+) from (?='[^']+\.module\.css')/gm

/**
 * Replaces `styles.row` by the class name itself. `optimization.inlineConst` does so for named imports, which
 * TypeScript does not know for style sheets, so the first plugin writes them. Nothing then uses the module of a style
 * sheet, so the second plugin keeps it from being left out. For `styles[size]` the bundle keeps the object of all
 * names, which is shorter than a namespace of them.
 */
export const inlinedClasses: Plugin[] = [
  {
    name: 'named-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler(code) {
        const named = code.replaceAll(IMPORT, 'import $1ByName, * as $1 from ')
        const sheets = Array.from(code.matchAll(IMPORT), ([, sheet = '']) => sheet)
        return sheets.reduce(
          (text, sheet) => text.replaceAll(new RegExp(`\\b${sheet}\\[`, 'g'), `${sheet}ByName[`),
          named,
        )
      },
    },
  },
  {
    name: 'kept-style-sheets',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
    },
  },
]
