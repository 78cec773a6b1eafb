/** What the build has compiled of a language. */
export type Language = {
  /** What every page may say. */
  everyPage: unknown
  /** The catalogues that only some pages need, by file. */
  rest: Record<string, () => Promise<unknown>>
}
