import type { Context, DocumentRequest } from '../context.ts'
import { testingOf } from './testing-of.ts'

/** For whom a page is made: what stands in its samples is theirs, so that a copied call works. */
export interface Reader {
  /** Of the site that is read. */
  origin: string
  /** Epoch milliseconds; samples ask for days that are not past. */
  now: number
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
export async function readerOf(context: Context, request: DocumentRequest): Promise<Reader> {
  const known = { origin: request.site.origin, now: context.clock.now() }
  const testing = await testingOf(context, request)
  if (testing.kind !== 'mocks') return { ...known, keys: ANY_KEYS, bank: undefined, isPretend: false }
  const { keys, bank } = testing.guide
  const keyWith = (scope: string) => keys.find(({ scopes }) => scopes.includes(scope))?.key
  const published = { site: keyWith('book') ?? ANY_KEYS.site, partner: keyWith('partner') ?? ANY_KEYS.partner }
  return { ...known, keys: published, bank, isPretend: true }
}
