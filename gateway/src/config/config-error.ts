/** The environment is invalid. `problems` says why, one sentence each. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Returns `collect`, which runs a function and adds the problems of its ConfigError, if any, to `problems`. */
export function collector() {
  const problems: string[] = []
  const collect = <T>(run: () => T): T | undefined => {
    try {
      return run()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  }
  return { problems, collect }
}
