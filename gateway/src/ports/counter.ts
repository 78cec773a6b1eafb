/** Counts what subjects do, for every process that shares it. */
export interface Counter {
  /**
   * Counts one act. Answers how many there have been in the window, which begins with the first of them and lasts for
   * `seconds`, and the milliseconds until it ends.
   */
  count(subject: string, seconds: number): Promise<{ acts: number; endsIn: number }>
}
