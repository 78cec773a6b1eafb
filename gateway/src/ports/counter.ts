/** Counts calls by subject (such as an address), across all processes that share the counter. */
export interface Counter {
  /**
   * Counts one call. Returns the number of calls in the current window, and the milliseconds until the window ends. A
   * window starts with its first call and lasts `seconds`.
   */
  count(subject: string, seconds: number): Promise<{ calls: number; endsIn: number }>
}
