import type { Schemas } from '../ports/contract.ts'

/** Every code of a field error in words; one that is not described here does not compile. */
export const FIELD_CODE_WORDS: Record<Schemas['FieldErrorCode'], string> = {
  required: 'It is missing.',
  unknown: 'The contract has no such field here.',
  type: 'It is of another type: a text in place of a number, for instance.',
  choice: 'It is not one of the values that are allowed.',
  format: 'It does not have the form that it must have.',
  length: 'The text is too short or too long.',
  range: 'The number, or the sum of several, is too small or too large.',
  count: 'The list has too few or too many entries.',
  duplicate: 'It is there already.',
  order: 'It has to come after another field, and does not.',
  past: 'The day or the time is over.',
  'not-found': 'Nothing has this id.',
  mismatch: 'It is another value than the one that was accepted before.',
  'card-number': 'It holds a card number, and none may stand here.',
  'not-offered': 'The site, or this basket, does not offer it.',
  rule: 'It breaks a rule that no schema can say; the detail says which.',
}
