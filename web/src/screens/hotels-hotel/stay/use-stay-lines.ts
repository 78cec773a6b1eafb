import { useSite } from '../../../api/use-site.ts'
import { useBasketLines } from '../../../booking/basket-lines.tsx'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'
import type { Visit } from '../use-visit.ts'
import { linesOfStay, staySum } from './stay-sum.ts'

/** The lines of the basket for this stay, and their sum. */
export function useStayLines({ facts }: SoldHotel, { dated, prices, search }: Visit) {
  const { rates } = useSite()
  const booked = useBasketLines()
  const lines = dated ? linesOfStay(booked, facts.id, search.stay) : []
  return { lines, sum: staySum(lines, prices?.rooms ?? [], rates) }
}
