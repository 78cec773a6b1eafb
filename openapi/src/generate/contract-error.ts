/** Thrown if the contract is invalid. `problems` lists all problems that a step of the generation has found. */
export class ContractError extends Error {
  readonly problems: string[]

  constructor(step: string, problems: string[]) {
    super(`${step}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ContractError'
    this.problems = problems
  }
}
