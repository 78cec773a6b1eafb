/** The members of a schema that are read here. */
interface SchemaPart {
  $ref?: string
  description?: string
  'x-assumed'?: boolean
}

const ASSUMED_NOTE = 'Assumed shape: not yet confirmed by an agency (x-assumed).'

/**
 * Adds a note to the description of every assumed shape. Changes `value`, so pass a copy of the contract. Examples are
 * skipped, because they are values. Beside a `$ref` without a description, the note is appended to a copy of the
 * referenced description, which the note alone would hide.
 * @param root the document that references point into
 */
export function noteAssumed(value: unknown, root: unknown = value): void {
  if (typeof value !== 'object' || value === null) return
  const schema = value as SchemaPart
  if (schema['x-assumed'] === true)
    schema.description = [descriptionOf(schema, root), ASSUMED_NOTE].filter(Boolean).join('\n\n')
  for (const [name, inner] of Object.entries(value))
    if (name !== 'example' && name !== 'examples') noteAssumed(inner, root)
}

/** The description of a schema, or else of the schema it refers to, without our note. */
function descriptionOf({ description, $ref }: SchemaPart, root: unknown): string {
  if (description !== undefined || $ref === undefined) return (description ?? '').trim()
  const names = $ref.replace('#/', '').split('/')
  const referenced = names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([key]) => key === name)?.[1]
        : undefined,
    root,
  )
  return ((referenced as SchemaPart | undefined)?.description ?? '').replace(ASSUMED_NOTE, '').trim()
}
