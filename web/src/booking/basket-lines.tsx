import { createContext, use, type ReactNode } from 'react'
import type { Booking } from './change.ts'
import { useBooking } from './use-booking.ts'

type Lines = Booking['products']

const NONE: Lines = []
const LinesContext = createContext(NONE)

/**
 * Provides the lines of the basket to a large page. The booking arrives after hydration. Most visitors have none, and
 * for them the children are not rendered again, because the value stays the same empty array.
 */
export function BasketLines({ children }: { children: ReactNode }) {
  const { booking } = useBooking()
  return <LinesContext value={booking?.products ?? NONE}>{children}</LinesContext>
}

/** The lines of the basket, for components inside `BasketLines`; empty until the booking has loaded. */
export const useBasketLines = (): Lines => use(LinesContext)
