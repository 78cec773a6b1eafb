import { Problem } from '../ports/problem.ts'

/** An answer that breaks the contract. */
export class BrokenAnswer extends Problem {
  /** A price is broken: no older answer may stand in for this one. */
  readonly isPrice: boolean

  constructor(isPrice: boolean) {
    super('upstream-contract', { outcome: 'unknown' })
    this.isPrice = isPrice
  }
}
