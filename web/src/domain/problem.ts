/**
 * A violated rule: the field, and the id of the message that explains it. It never contains the value, so that problems
 * can be shown, logged and tested without card or personal data. `values` fills the placeholders of the message.
 */
export type Problem<Field extends string = string> = {
  field: Field
  problem: string
  values?: Record<string, number>
}

/** Whether the problem is in what was entered: the field is not just empty. */
export const isWrong = (problem: string): boolean => !problem.endsWith('.required')
