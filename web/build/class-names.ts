import { basename } from 'node:path'
import type { Plugin } from 'vite'

const styleSheets = new Map<string, string>()

/** The class `row` of `Header.module.css` is `Header-row`: it can be read, and packs better than a hash. */
export function className(name: string, path: string): string {
  const [file = path] = path.split('?')
  const sheet = basename(file, '.module.css')
  const known = styleSheets.get(sheet) ?? file
  if (known !== file) throw new Error(`${file} and ${known} need names of their own: their classes would be the same`)
  styleSheets.set(sheet, file)
  return `${sheet}-${name}`
}

/**
 * Writes class names where they are used: of `styles.row` the bundle keeps the text alone. That takes named imports
 * (`optimization.inlineConst` inlines them), which TypeScript does not know for style sheets, and style sheets that stay
 * although nothing of their code does.
 */
export const inlinedClasses: Plugin[] = [
  {
    name: 'named-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => code.replaceAll(/^import (\w+) from (?='[^']+\.module\.css')/gm, 'import * as $1 from '),
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
