/** Counts acts of subjects, across all processes that share it. */
export interface Counter {
  /**
   * Counts one act. Returns the number of acts in the current window, and the milliseconds until the window ends. A window
   * starts with its first act and lasts `seconds`.
   */
  count(subject: string, seconds: number): Promise<{ acts: number; endsIn: number }>
}
