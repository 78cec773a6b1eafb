import { createContext, use, type ReactNode } from 'react'
import type { Booking } from './change.ts'
import { useBooking } from './use-booking.ts'

type Lines = Booking['products']

const NONE: Lines = []
const LinesContext = createContext(NONE)

/**
 * Provides the lines of the basket to large pages. The booking is known only after the page is hydrated, and most
 * visitors have none: for them nothing inside is rendered again.
 */
export function BasketLines({ children }: { children: ReactNode }) {
  const { booking } = useBooking()
  return <LinesContext value={booking?.products ?? NONE}>{children}</LinesContext>
}

/** The lines of the basket, inside `BasketLines`; empty while unknown. */
export const useBasketLines = (): Lines => use(LinesContext)
