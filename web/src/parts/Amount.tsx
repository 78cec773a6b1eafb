import type { Schema } from '../api/operations.ts'
import { useFormats } from '../i18n/use-locale.ts'

/** An amount inside a sentence or a table, left to right in every language. */
export function Amount({ of }: { of: Schema<'Money'> }) {
  return <span className="ltr nums">{useFormats().money(of).text}</span>
}
