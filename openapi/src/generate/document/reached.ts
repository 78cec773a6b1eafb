import type { Document } from './document.ts'

type Named = Record<string, Record<string, unknown> | undefined>

/** Removes components that no call uses. Security schemes are referenced by name and stay. */
export function withoutUnreached(document: Document): Document {
  const { securitySchemes, ...kinds } = (document.components ?? {}) as Named
  const { components: _all, ...rest } = document
  const reached = new Set<string>()
  const waiting: unknown[] = [rest]
  while (waiting.length > 0) {
    for (const ref of referencesIn(waiting.pop())) {
      const [kind = '', name = ''] = ref.replace('#/components/', '').split('/')
      if (reached.has(ref)) continue
      reached.add(ref)
      waiting.push(kinds[kind]?.[name])
    }
  }
  const left = Object.entries(kinds).map(([kind, named = {}]) => [
    kind,
    Object.fromEntries(Object.entries(named).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
  ])
  const components = { ...Object.fromEntries(left), ...(securitySchemes === undefined ? {} : { securitySchemes }) }
  return { ...document, components }
}

/** Every reference inside a value, including those in discriminator mappings. */
const referencesIn = (value: unknown): string[] =>
  Array.from(JSON.stringify(value ?? null).matchAll(/"(#\/components\/[^"]+)"/g), ([, ref = '']) => ref)
