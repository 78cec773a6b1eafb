import { partyText } from '../people/party.ts'
import { isFlight, type CartLine } from './cart-line.ts'

/**
 * `provider` when the site's `searchTypeOption` is 'paximum', "the value 'paximum' switches the cart rules"
 * (decision 27.2).
 */
export type CartMode = 'own' | 'provider' | 'provider-by-party'

type CartOptions = { searchTypeOption?: string | undefined; mergeByPax?: boolean | undefined }

export function modeOf({ searchTypeOption, mergeByPax }: CartOptions): CartMode {
  if (searchTypeOption !== 'paximum') return 'own'
  return mergeByPax ? 'provider-by-party' : 'provider'
}

/**
 * The identity that two lines must share to merge (decision 27.1), as a string. The type is always part of it, because
 * a tour and a transfer may have the same id.
 */
export function lineIdentity(line: CartLine, mode: CartMode): string {
  const { type, id, checkIn, checkOut, pax } = line
  if (isFlight(line)) return JSON.stringify(['flight', line.route])
  if (type !== 'hotel') return JSON.stringify([type, idOf(line), checkIn, checkOut, ...timesOf(line), partyText(pax)])
  const room = [type, id, line.room?.id, line.pricePlan?.id, checkIn, checkOut]
  // In provider mode pax is not part of it; the agency counts the same way (decision 27.2).
  if (mode === 'provider') return JSON.stringify(room)
  if (mode === 'provider-by-party') return JSON.stringify([...room, ...new Set((line.paxes ?? [pax]).map(partyText))])
  return JSON.stringify([...room, partyText(pax), line.discount ?? 0])
}

/** A service is sold as one of its offers, so the offer is part of the id (decision 27.1). */
const idOf = ({ id, pricePlan }: CartLine) => (pricePlan ? [id, pricePlan.id] : id)

/**
 * A ride has a departure time and a direction, a car rental has a pick-up time; these count as part of the dates
 * (decision 27.1).
 */
const timesOf = ({ type, direction, time, returnTime }: CartLine) =>
  type === 'transfer' || returnTime !== undefined ? [direction, time, returnTime] : []

/**
 * The key of a new line. It is derived from the line's identity and id, so that a replayed intent produces the same
 * key. It has no digits, because the gateway refuses a key that contains a card number, and random digits could look
 * like one (E12).
 */
export function lineKey(line: CartLine, mode: CartMode): string {
  const identity = lineIdentity(line, mode)
  const text = `${line.id} ${identity}`
  return `${line.type}-${fingerprint(text, 0x811c9dc5)}${fingerprint(text, 0x9e3779b9)}`
}

/** FNV-1a over UTF-16 code units, 32 bits, as eight letters. */
function fingerprint(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  const hex = (hash >>> 0).toString(16).padStart(8, '0')
  return hex.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}
