/** The contract is invalid. `problems` lists everything that is wrong. */
export class ContractError extends Error {
  readonly problems: string[]

  constructor(step: string, problems: string[]) {
    super(`${step}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ContractError'
    this.problems = problems
  }
}
