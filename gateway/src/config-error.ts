/** The environment cannot be used; `problems` says what is wrong, one sentence each. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Goes on after a ConfigError; `all` has what they say. */
export function collector() {
  const all: string[] = []
  const told = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      all.push(...error.problems)
      return undefined
    }
  }
  return { all, told }
}
