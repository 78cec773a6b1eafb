import type { Testing } from './pages/testing.ts'

/** The site and time of a request for documentation. */
export interface Place {
  /** Origin of the site. */
  origin: string
  /** Epoch milliseconds. Samples use future dates. */
  now: number
}

/** The reader of a page. Samples contain the reader's values, so that copied calls work. */
export interface Reader extends Place {
  keys: Keys
  /** Origin of the simulated bank, or undefined with a real one. */
  bank: string | undefined
  /** Whether keys and bank are those of the simulated upstreams. */
  isPretend: boolean
}

interface Keys {
  /** Scopes read and book. */
  site: string
  /** Scope partner as well. */
  partner: string
}

/** Placeholders in samples if the operator has to provide the keys. */
export const ANY_KEYS: Keys = { site: 'your-site-key', partner: 'your-partner-key' }

/** The reader's values. Simulated upstreams publish their keys; otherwise samples use placeholders. */
export function readerOf(place: Place, testing: Testing): Reader {
  if (testing.kind !== 'mocks') return { ...place, keys: ANY_KEYS, bank: undefined, isPretend: false }
  const { keys, bank } = testing.guide
  const keyWith = (scope: string) => keys.find(({ scopes }) => scopes.includes(scope))?.key
  const published = { site: keyWith('book') ?? ANY_KEYS.site, partner: keyWith('partner') ?? ANY_KEYS.partner }
  return { ...place, keys: published, bank, isPretend: true }
}
