import { Problem } from '../ports/problem.ts'

/** A response that does not match the contract. */
export class ContractViolation extends Problem {
  /** A price is invalid, so no stale response may be used instead. */
  readonly isPrice: boolean

  constructor(isPrice = false) {
    super('upstream-contract', { outcome: 'unknown' })
    this.isPrice = isPrice
  }
}
