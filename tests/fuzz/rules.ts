import type { OperationId } from '@rota/openapi/agency/operations'
import { dateAfter } from './texts.ts'

type Values = Record<string, unknown>
interface Line extends Values {
  type: string
  count: number
}

/** Rules for request bodies that a schema cannot express; gateway/src/translate explains them. */
export const RULES: { readonly [Id in OperationId]?: (body: unknown) => unknown } = {
  reservationPatch: (body) => {
    const { key, value } = body as { key: string; value: Line[] }
    if (key === 'products') return { key, value: basket(value) }
    return key === 'guests' ? { key, value: oneOfEach(value) } : body
  },
  transactionUpdate: (body) => ({
    ...(body as Values),
    travellers: oneParty((body as { travellers: Values[] }).travellers),
  }),
  quoteCreate: (body) => payable(body as Way),
  orderInitialize: (body) => {
    const { cardRef: _cardRef, card = CARD, ...direct } = body as Values
    return { ...direct, card: { ...(card as Values), expiry: CARD.expiry } }
  },
  // Lifting is always possible, and stops none of the calls that follow.
  opsSwitchSet: (body) => ({ kind: 'payments', site: 'localhost', to: 'on', note: (body as Values)['note'] }),
  channelReservationPush: (body) => ({
    ...(body as Values),
    RoomStay: everyNight((body as { RoomStay: RoomStay }).RoomStay),
  }),
}

/** The site of these tests takes cards directly, and an expired card is refused (C6). */
const CARD = { number: '4000000000001091', expiry: '12/2030', cvv: '123', holder: 'ELIF WALKER' }

/** A rule of ours: nobody has the identity number of another. */
const oneOfEach = (guests: Values[]) =>
  guests.map(({ identityNumber, ...guest }, at) => ({
    ...guest,
    ...(at === 0 && identityNumber !== undefined && { identityNumber }),
  }))

/**
 * Rules of the provider: exactly one leader, and everybody has a birth date and a nationality. A rule of ours: nobody
 * has the papers of another.
 */
const oneParty = (travellers: Values[]) =>
  travellers.map(({ identityNumber, passportInfo, ...traveller }, at) => ({
    birthDate: 19_900_101,
    nationality: 'TR',
    ...traveller,
    ...(at === 0 && identityNumber !== undefined && { identityNumber }),
    ...(at === 0 && passportInfo !== undefined && { passportInfo }),
    isLeader: at === 0,
  }))

interface Way extends Values {
  method: string
  term: string
  installment: number
}

/** Which payment methods and terms go together; instalments are for cards, and in lira. */
function payable({ method, term, installment, ...body }: Way): Values {
  if (method === 'later') return { ...body, method, term: 'later', installment: 1 }
  const way = { method, term: term === 'later' ? 'full' : term }
  if (method !== 'creditcard' || installment === 1) return { ...body, ...way, installment: 1 }
  return { ...body, ...way, installment, toCurrency: 'try' }
}

/**
 * Each key occurs once and each flight route once; the ride back is later than the ride there, even on the same day.
 */
function basket(lines: Line[]): Line[] {
  const isFirst = (line: Line, at: number) =>
    line.type !== 'flight' || lines.findIndex((it) => it.type === 'flight' && it['route'] === line['route']) === at
  return lines
    .filter(isFirst)
    .map((line, at) => LINES[line.type]?.({ ...line, key: `line-${at}` }) ?? { ...line, key: `line-${at}` })
}

const LINES: Record<string, (line: Line) => Line> = {
  transfer: (line) => (line['returnTime'] === undefined ? line : { ...line, time: '08:00', returnTime: '19:30' }),
  // One offer and one party per room.
  hotel: ({ offerIds, paxes, ...line }) => ({
    ...line,
    count: 1,
    ...(Array.isArray(offerIds) ? { offerIds: offerIds.slice(0, 1) } : {}),
    ...(Array.isArray(paxes) ? { paxes: paxes.slice(0, 1) } : {}),
  }),
}

interface RoomStay extends Values {
  checkIn: number
  rates: { date: number; amount: { value: number; currency: string } }[]
  total: { value: number; currency: string }
}

/** One rate per night, which add up to the total. */
function everyNight({ checkIn, rates, total, ...others }: RoomStay): RoomStay {
  const start = Date.UTC(Math.floor(checkIn / 10_000), (Math.floor(checkIn / 100) % 100) - 1, checkIn % 100)
  const nightly = rates.map(({ amount, ...rate }, at) => ({
    ...rate,
    date: dateAfter(start, at),
    amount: { ...amount, currency: total.currency },
  }))
  const minor = nightly.reduce((sum, { amount }) => sum + Math.round(amount.value * 100), 0)
  const value = minor / 100
  return { ...others, checkIn, checkOut: dateAfter(start, rates.length), rates: nightly, total: { ...total, value } }
}
