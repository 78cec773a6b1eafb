import type { Document } from '../document/document.ts'

/**
 * Generates `enums.js` and its types: components with `x-enum-names` as objects, so that code uses names instead of
 * numbers.
 */
export function printEnums(document: Document): Map<string, string> {
  const enums = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const names = typeof schema === 'object' ? schema['x-enum-names'] : undefined
    if (typeof schema === 'boolean' || !Array.isArray(names)) return []
    return [{ name, members: names.map((key, index) => `${key}: ${JSON.stringify(schema.enum?.[index])}`) }]
  })
  const code = enums.map(({ name, members }) => `export const ${name} = { ${members.join(', ')} }\n`)
  const types = enums.map(
    ({ name, members }) => `export declare const ${name}: { readonly ${members.join('; readonly ')} }\n`,
  )
  return new Map([
    ['enums.js', code.join('') || 'export {}\n'],
    ['enums.d.ts', types.join('') || 'export {}\n'],
  ])
}
