import type { AirportCode } from '../world/seed/flights/airports.ts'

/** What is always the same on a route, whatever the scenario. */
export type RouteEffect = 'no-flights' | 'price-changes' | 'commit-errors'

interface MagicRoute {
  readonly from: AirportCode
  readonly to: AirportCode
  readonly effect: RouteEffect
  /** What a tester will see. */
  readonly see: string
}

/** The published magic routes; the way back is an ordinary one. */
export const MAGIC_ROUTES: readonly MagicRoute[] = [
  { from: 'TZX', to: 'ASR', effect: 'no-flights', see: 'Nothing is ever found.' },
  {
    from: 'ADB',
    to: 'TZX',
    effect: 'price-changes',
    see: 'The transaction begins with a price that is 7 % higher than the one of the offer.',
  },
  { from: 'ESB', to: 'DLM', effect: 'commit-errors', see: 'The commit errors and nothing is booked.' },
]

/** What is magic about a route. */
export const effectOf = (from: string, to: string): RouteEffect | undefined =>
  MAGIC_ROUTES.find((route) => route.from === from && route.to === to)?.effect
