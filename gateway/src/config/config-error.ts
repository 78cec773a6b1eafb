/** The environment is invalid. `problems` says why, one sentence each. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Runs several reads in spite of ConfigErrors, and collects their problems in `all`. */
export function collector() {
  const all: string[] = []
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      all.push(...error.problems)
      return undefined
    }
  }
  return { all, collect }
}
