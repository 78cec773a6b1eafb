/** The exit code of a step of `npm test` that could not check anything here; the run counts it as skipped. */
export const NOT_CHECKED = 77
