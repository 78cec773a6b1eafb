/** The eight groups of services of a fare, in the order of the contract. */
const SERVICE_GROUPS = [0, 1, 2, 3, 4, 5, 6, 7] as const
type ServiceGroup = (typeof SERVICE_GROUPS)[number]

/** 0 included, 1 for a fee, 2 not offered. */
export type FeeKind = 0 | 1 | 2

type Service = { group: number; fee: number; name: string; explanation?: string }

/** A cell of the table. It has no `fee` if nothing is known about the services of its fare. */
type FareCell = { fee?: FeeKind; name?: string; explanation?: string }
export type FareRow = { group: ServiceGroup; cells: FareCell[] }

/**
 * The fare table: a row for each group, a cell for each fare. If a group has several services, the one with the lowest
 * fee kind is shown; a group without services is not offered. The brand's own group has no row, because the brand is
 * the column. The provider's searches list no services, which does not mean "not offered": such a fare has empty cells,
 * and if no fare lists services, the table has no rows.
 */
export function fareTable(fares: readonly { services: readonly Service[] }[]): FareRow[] {
  if (fares.every(({ services }) => services.length === 0)) return []
  return SERVICE_GROUPS.filter((group) => group !== 0).map((group) => ({
    group,
    cells: fares.map(({ services }) =>
      services.length === 0 ? {} : cellOf(services.filter((service) => service.group === group)),
    ),
  }))
}

function cellOf(services: readonly Service[]): FareCell {
  const [best] = services.toSorted((a, b) => a.fee - b.fee)
  if (!best) return { fee: 2 }
  const { name, explanation } = best
  return { fee: feeOf(best.fee), name, ...(explanation !== undefined && { explanation }) }
}

/** An unknown kind of fee counts as not offered. */
const feeOf = (fee: number): FeeKind => (fee === 0 || fee === 1 ? fee : 2)
