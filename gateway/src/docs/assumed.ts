/** The part of a schema that is read here. */
interface Marked {
  $ref?: string
  description?: string
  'x-assumed'?: boolean
}

const ASSUMED = 'Assumed shape: not yet confirmed by an agency (x-assumed).'

/**
 * Adds a note to the description of every assumed shape. Changes `value`, so pass a copy of the contract. Examples are
 * skipped, because they are values. Where a `$ref` has no description, the note follows a copy of the referenced one,
 * which it would hide otherwise.
 * @param root the document that references point into
 */
export function noteAssumed(value: unknown, root: unknown = value): void {
  if (typeof value !== 'object' || value === null) return
  const schema = value as Marked
  if (schema['x-assumed'] === true)
    schema.description = [descriptionOf(schema, root), ASSUMED].filter(Boolean).join('\n\n')
  for (const [name, inner] of Object.entries(value))
    if (name !== 'example' && name !== 'examples') noteAssumed(inner, root)
}

/** The description of a schema, or else of the schema it refers to, without our note. */
function descriptionOf({ description, $ref }: Marked, root: unknown): string {
  if (description !== undefined || $ref === undefined) return (description ?? '').trim()
  const names = $ref.replace('#/', '').split('/')
  const found = names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([key]) => key === name)?.[1]
        : undefined,
    root,
  )
  return ((found as Marked | undefined)?.description ?? '').replace(ASSUMED, '').trim()
}
