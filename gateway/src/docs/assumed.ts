/** A schema, as far as its marks are read. */
interface Marked {
  description?: string
  'x-assumed'?: boolean
}

const ASSUMED = 'An assumed shape: no agency has shown it yet (x-assumed).'

/** Lets every assumed shape of a copy of the contract say so where it is read. Examples are values, whatever their names. */
export function nameAssumed(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const schema = value as Marked
  if (schema['x-assumed'] === true)
    schema.description = [schema.description?.trim(), ASSUMED].filter(Boolean).join('\n\n')
  for (const [name, inner] of Object.entries(value)) if (name !== 'example' && name !== 'examples') nameAssumed(inner)
}
