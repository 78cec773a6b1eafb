import type { Schemas } from '../../ports/contract.ts'

/** The documentation of every field error code. A code without an entry does not compile. */
export const FIELD_CODE_WORDS: Record<Schemas['FieldErrorCode'], string> = {
  required: 'The field is required but missing.',
  unknown: 'The contract does not define this field.',
  type: 'The value has the wrong type, such as a string instead of a number.',
  choice: 'The value is not one of the allowed values.',
  format: 'The value has the wrong format.',
  length: 'The text is too short or too long.',
  range: 'The number, or a sum of several numbers, is too small or too large.',
  count: 'The list has too few or too many entries.',
  duplicate: 'The value occurs twice.',
  order: 'The value must follow that of another field.',
  past: 'The date or time is in the past.',
  'not-found': 'Nothing has this id.',
  mismatch: 'The value differs from the accepted one.',
  'card-number': 'The text contains a card number, which is not allowed here.',
  'not-offered': 'Not available for this site or basket.',
  rule: 'Another rule is broken; `detail` explains it.',
}
