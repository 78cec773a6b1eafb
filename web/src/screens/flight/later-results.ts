import type { ComponentProps } from 'react'
import { later } from '../../parts/later.ts'
import type { OfferTimer as Timer } from '../../parts/offer-hold/OfferTimer.tsx'
import type { PriceChange as Change } from '../../parts/offer-hold/PriceChange.tsx'
import type { NoFlights as None } from './NoFlights.tsx'
import type { TripBar as Bar } from './chosen/TripBar.tsx'

/** What comes with the found flights, not with the page: a search takes seconds. Put each into a `Suspense`. */
export const OfferTimer = later<ComponentProps<typeof Timer>>(() =>
  import('../../parts/offer-hold/OfferTimer.tsx').then((module) => module.OfferTimer),
)
export const PriceChange = later<ComponentProps<typeof Change>>(() =>
  import('../../parts/offer-hold/PriceChange.tsx').then((module) => module.PriceChange),
)
export const NoFlights = later<ComponentProps<typeof None>>(() =>
  import('./NoFlights.tsx').then((module) => module.NoFlights),
)
export const TripBar = later<ComponentProps<typeof Bar>>(() =>
  import('./chosen/TripBar.tsx').then((module) => module.TripBar),
)
