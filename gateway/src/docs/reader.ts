import type { Testing } from './pages/testing.ts'

/** Where and when something is read. */
export interface Place {
  /** Of the site that is read. */
  origin: string
  /** Epoch milliseconds; samples ask for days that are not past. */
  now: number
}

/** For whom a page is made: what stands in its samples is theirs, so that a copied call works. */
export interface Reader extends Place {
  keys: Keys
  /** Origin of the pretend bank; undefined where a real one is meant. */
  bank: string | undefined
  /** Whether keys and bank are those of the pretend upstreams. */
  isPretend: boolean
}

interface Keys {
  /** Scopes read and book. */
  site: string
  /** Scope partner as well. */
  partner: string
}

/** Stand in samples where the keys are the operator's to give. */
export const ANY_KEYS: Keys = { site: 'your-site-key', partner: 'your-partner-key' }

/** Who reads: before pretend upstreams their published keys open the site, elsewhere nobody here knows one. */
export function readerOf(place: Place, testing: Testing): Reader {
  if (testing.kind !== 'mocks') return { ...place, keys: ANY_KEYS, bank: undefined, isPretend: false }
  const { keys, bank } = testing.guide
  const keyWith = (scope: string) => keys.find(({ scopes }) => scopes.includes(scope))?.key
  const published = { site: keyWith('book') ?? ANY_KEYS.site, partner: keyWith('partner') ?? ANY_KEYS.partner }
  return { ...place, keys: published, bank, isPretend: true }
}
