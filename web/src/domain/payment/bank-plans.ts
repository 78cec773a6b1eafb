import type { Amount } from '../money/amounts.ts'

type Plans = {
  bank?: string | undefined
  family?: string | undefined
  options: readonly { num: number; monthly: Amount; total: Amount }[]
}

/** The card families with the same plans: "Garanti Bonus, Denizbank Bonus". */
export type PlanGroup = { names: string[]; options: Plans['options'] }

/** Groups banks with identical plans, in the order in which they first appear. */
export function planGroups(banks: readonly Plans[]): PlanGroup[] {
  const groups = Map.groupBy(banks, ({ options }) => JSON.stringify(options))
  return [...groups.values()].map((same) => ({
    names: same.map(({ bank, family }) => [bank, family].filter(Boolean).join(' ')).filter((name) => name !== ''),
    options: same[0]?.options ?? [],
  }))
}
