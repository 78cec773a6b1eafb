import type { Document } from './document.ts'

type Named = Record<string, Record<string, unknown> | undefined>

/** Removes components that no call uses. Security schemes stay, because they are referenced by name only. */
export function withoutUnreached(document: Document): Document {
  const { securitySchemes, ...kinds } = (document.components ?? {}) as Named
  const { components: _components, ...withoutComponents } = document
  const reached = new Set<string>()
  const unsearched: unknown[] = [withoutComponents]
  while (unsearched.length > 0) {
    for (const ref of referencesIn(unsearched.pop())) {
      const [kind = '', name = ''] = ref.replace('#/components/', '').split('/')
      if (reached.has(ref)) continue
      reached.add(ref)
      unsearched.push(kinds[kind]?.[name])
    }
  }
  const reachedKinds = Object.entries(kinds).map(([kind, components = {}]) => [
    kind,
    Object.fromEntries(Object.entries(components).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
  ])
  const schemes = securitySchemes === undefined ? {} : { securitySchemes }
  return { ...document, components: { ...Object.fromEntries(reachedKinds), ...schemes } }
}

/** Every reference inside a value, including those in discriminator mappings. */
const referencesIn = (value: unknown): string[] =>
  Array.from(JSON.stringify(value ?? null).matchAll(/"(#\/components\/[^"]+)"/g), ([, ref = '']) => ref)
