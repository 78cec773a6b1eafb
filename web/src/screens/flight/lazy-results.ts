import type { ComponentProps } from 'react'
import { lazyPart } from '../../parts/lazy-part.ts'
import type { PriceChange as Change } from '../../parts/offer-hold/PriceChange.tsx'
// The server renders these parts if it knows the flights, so their styles come with the page, before their code.
import '../../parts/offer-hold/OfferTimer.module.css'
import './chosen/TripBar.module.css'

const timer = () => import('../../parts/offer-hold/OfferTimer.tsx').then((module) => module.OfferTimer)
const none = () => import('./NoFlights.tsx').then((module) => module.NoFlights)
const bar = () => import('./chosen/TripBar.tsx').then((module) => module.TripBar)

/** Parts that come with the found flights and not with the page: a search takes seconds. Put each into a `Suspense`. */
export const OfferTimer = import.meta.env.SSR ? await timer() : lazyPart(timer)
export const NoFlights = import.meta.env.SSR ? await none() : lazyPart(none)
export const TripBar = import.meta.env.SSR ? await bar() : lazyPart(bar)

/** Never rendered on the server, because a price can change only when it is requested again. */
export const PriceChange = lazyPart<ComponentProps<typeof Change>>(() =>
  import('../../parts/offer-hold/PriceChange.tsx').then((module) => module.PriceChange),
)
