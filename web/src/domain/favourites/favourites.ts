import type { CivilDate } from '../dates/civil-date.ts'
import { isCivilDate } from '../dates/read-date.ts'
import type { HotelSource } from '../hotels/hotel-source.ts'
import type { Currency } from '../money/money.ts'
import { entriesOf, MAX_FAVOURITES, type KeptEntry } from './toggle-kept.ts'

/** What can be kept as a favourite. Each kind has its own read operation. */
const KINDS = ['hotel', 'tour', 'service', 'transfer'] as const
export type FavouriteKind = (typeof KINDS)[number]

/** Identifies a favourite: "hotel.12", or "hotel.p2-30211" for a provider's hotel. */
export type FavouriteRef = { kind: FavouriteKind; id: string }

/**
 * A favourite, with the date it was kept and its lowest price then, if it has a price that does not depend on dates.
 */
export type Favourite = FavouriteRef & { since: CivilDate; price?: { value: number; currency: Currency } }

/** A shared link holds at most 50 (decision 36.11). */
export const MAX_SHARED = 50

/**
 * Number of cards, and of requests for their records, per step. Requests for the provider's hotels count as searches,
 * of which a visitor has 30 a minute (decision 13.2): a step leaves most of them for searching.
 */
export const cardsPerStep = (source: HotelSource): number => (source === 'provider' ? 12 : 24)

const CURRENCIES: readonly Currency[] = ['try', 'eur', 'usd', 'gbp']

export const refText = ({ kind, id }: FavouriteRef): string => `${kind}.${id}`

const isSame = (a: FavouriteRef, b: FavouriteRef) => a.kind === b.kind && a.id === b.id

export const isKept = (list: readonly Favourite[], ref: FavouriteRef): boolean => list.some((one) => isSame(one, ref))

/** Only the id of a hotel may name a provider. It is spelled in one way, so that no hotel is kept twice. */
const REF = /^(?<kind>[a-z]+)\.(?<id>(?<provider>p(?:0|[1-9]\d?)-)?[A-Za-z0-9]{1,40})$/

function readRef(text: string): FavouriteRef | undefined {
  const { kind, id, provider } = REF.exec(text.trim())?.groups ?? {}
  const knownKind = KINDS.find((candidate) => candidate === kind)
  if (!knownKind || id === undefined || (provider !== undefined && knownKind !== 'hotel')) return undefined
  return { kind: knownKind, id }
}

/**
 * Parses the list of a shared link, "hotel.12,tour.7". Unreadable entries, repeats and everything beyond 50 are
 * dropped.
 */
export function readShared(text: string): FavouriteRef[] {
  const refs = text
    .split(',')
    .map(readRef)
    .filter((ref) => ref !== undefined)
  const unique = refs.filter((ref, at) => refs.findIndex((other) => isSame(other, ref)) === at)
  return unique.slice(0, MAX_SHARED)
}

/** The list for a shared link: the newest 50. */
export const sharedText = (list: readonly FavouriteRef[]): string => list.slice(0, MAX_SHARED).map(refText).join()

/** Parses the stored list, newest first. An unreadable text is an empty list; entries older than a year are dropped. */
export const readFavourites = (text: string | null, today: CivilDate): Favourite[] =>
  entriesOf(text, today)
    .map(readFavourite)
    .filter((one) => one !== undefined)
    .slice(0, MAX_FAVOURITES)

function readFavourite({ ref, since, value, currency }: KeptEntry): Favourite | undefined {
  const parsedRef = typeof ref === 'string' ? readRef(ref) : undefined
  if (!parsedRef || !isCivilDate(since)) return undefined
  const knownCurrency = CURRENCIES.find((candidate) => candidate === currency)
  const hasPrice = typeof value === 'number' && knownCurrency !== undefined
  return { ...parsedRef, since, ...(hasPrice ? { price: { value, currency: knownCurrency } } : {}) }
}

/** The list as it is stored. */
export const favouritesText = (list: readonly Favourite[]): string =>
  JSON.stringify(list.map(({ since, price, ...ref }) => ({ ref: refText(ref), since, ...price })))

/** Adds a shared list to the visitor's own: existing entries stay, and nothing beyond 100 is added. */
export function addShared(list: readonly Favourite[], shared: readonly FavouriteRef[], today: CivilDate): Favourite[] {
  const added = shared.filter((ref) => !isKept(list, ref)).map((ref) => ({ ...ref, since: today }))
  return [...list, ...added].slice(0, MAX_FAVOURITES)
}
