/** The part of a schema that is read here. */
interface Marked {
  description?: string
  'x-assumed'?: boolean
}

const ASSUMED = 'Assumed shape: not yet confirmed by an agency (x-assumed).'

/** Marks every assumed shape in a copy of the contract in its description. Examples are skipped, because they are values. */
export function nameAssumed(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const schema = value as Marked
  if (schema['x-assumed'] === true)
    schema.description = [schema.description?.trim(), ASSUMED].filter(Boolean).join('\n\n')
  for (const [name, inner] of Object.entries(value)) if (name !== 'example' && name !== 'examples') nameAssumed(inner)
}
