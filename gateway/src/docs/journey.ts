import { operations, type Operation, type OperationClass, type OperationId } from '@rota/openapi/agency/operations'

/** A stretch of the way that an integrator goes; every operation belongs to one. */
export type Stretch = 'search' | 'basket' | 'pay' | 'after'

export const STRETCHES: Record<Stretch, { title: string; lead: string }> = {
  search: {
    title: 'Search',
    lead: 'Find places, rooms, seats and what they cost. Nothing is held and nothing changes.',
  },
  basket: {
    title: 'Basket',
    lead: 'Start a booking, fill it, name the people. The agency prices it anew at every change.',
  },
  pay: { title: 'Pay', lead: 'Accept a price to the cent, pay it, and learn how it ended. The booking is made once.' },
  after: { title: 'After', lead: 'Read a booking again, cancel it, or ask the agency to get in touch.' },
}

/** Where a class usually stands on the way. */
const BY_CLASS: Record<OperationClass, Stretch> = {
  boot: 'search',
  catalogue: 'search',
  search: 'search',
  start: 'basket',
  cart: 'basket',
  promo: 'basket',
  begin: 'basket',
  update: 'basket',
  pay: 'pay',
  commit: 'pay',
  'payment-check': 'pay',
  form: 'after',
}

/** Calls that come at another time than the others of their class. */
const EXCEPTIONS: Partial<Record<OperationId, Stretch>> = {
  quoteCreate: 'pay',
  paymentCancel: 'pay',
  contractView: 'pay',
  bookingByToken: 'after',
  bookingFind: 'after',
  bookingPenalty: 'after',
  bookingCancel: 'after',
  reservationCancel: 'after',
  reservationDetail: 'after',
  reservationList: 'after',
  channelReservationPush: 'after',
}

/** What a tag of the contract is called on the way. */
const TOPICS: Record<string, string> = {
  site: 'The site',
  search: 'Places, hotels and transfers',
  tours: 'Tours',
  services: 'Boats, caravans, rides, events, cars',
  flight: 'Flights',
  content: 'Pages',
  reservation: 'The booking',
  payment: 'Price and payment',
  provider: 'The travel provider',
  contact: 'Getting in touch',
  partner: 'For partners',
}

export const stretchOf = (row: Pick<Operation, 'operationId' | 'class'>): Stretch =>
  EXCEPTIONS[row.operationId] ?? BY_CLASS[row.class]

/** The tag that says what an operation is about: `gateway` only says who answers it. */
const topicOf = ({ tags }: Operation) => tags.find((tag) => tag !== 'gateway') ?? 'gateway'

/** Operations of one stretch that are about the same. */
export interface Topic {
  /** Names the section in both consoles: `search-tours`. */
  key: string
  title: string
  rows: readonly Operation[]
}

/** The way from start to end: its stretches, each with its topics in the order of the contract. */
export function journey(): { stretch: Stretch; topics: readonly Topic[] }[] {
  const rows = Object.values(operations)
  return (Object.keys(STRETCHES) as Stretch[]).map((stretch) => {
    const here = Map.groupBy(
      rows.filter((row) => stretchOf(row) === stretch),
      topicOf,
    )
    const topics = [...here].map(([tag, list]) => ({
      key: `${stretch}-${tag}`,
      title: titleOf(tag),
      rows: list.toSorted(asTheyCome),
    }))
    return { stretch, topics: topics.toSorted((a, b) => orderOf(a.key) - orderOf(b.key)) }
  })
}

/** Within a topic: first what reads, then what begins, changes and pays, last what cannot be taken back. */
const ORDER: readonly OperationClass[] = [
  'boot',
  'catalogue',
  'search',
  'start',
  'cart',
  'promo',
  'begin',
  'update',
  'pay',
  'payment-check',
  'commit',
  'form',
]

const asTheyCome = (a: Operation, b: Operation) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class)

const titleOf = (tag: string) => TOPICS[tag] ?? `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`
const orderOf = (key: string) => Object.keys(TOPICS).indexOf(key.slice(key.indexOf('-') + 1))

/** Where the reading view tells about an operation. */
export function referenceHref(row: Operation): string {
  return `/docs/reference#/${stretchOf(row)}-${topicOf(row)}/${row.operationId.toLowerCase()}`
}
