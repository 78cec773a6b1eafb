/** A line of an error summary; `id` is that of the field. `isWrong`: the field has a wrong value and is not empty. */
export type SummaryLine = { id: string; message: string; isWrong?: boolean }

/** The message id of a summary's title: 'Please fill in required fields' only while one of them is empty. */
export const summaryTitle = (lines: readonly SummaryLine[]): string =>
  lines.every(({ isWrong }) => isWrong) ? 'form.wrong' : 'form.required'
