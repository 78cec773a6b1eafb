/**
 * What a rule has against a value: the field it is about and the id of the message that says so.
 * The value itself is never part of it, so that a problem can be shown, logged and tested without
 * carrying card or personal data along. `values` fills the placeholders of the message.
 */
export type Problem<Field extends string = string> = {
  field: Field
  problem: string
  values?: Record<string, number>
}
