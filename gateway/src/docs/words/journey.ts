import { operations, type Operation, type OperationClass, type OperationId } from '@rota/openapi/agency/operations'

/** A phase of a booking. Every operation belongs to one. */
export type Phase = 'search' | 'basket' | 'pay' | 'after'

/** The phases in order, with their titles and introductions. */
export const PHASES: Record<Phase, { title: string; lead: string }> = {
  search: {
    title: 'Search',
    lead: 'Find places, rooms, seats and prices. Nothing is held or changed.',
  },
  basket: {
    title: 'Basket',
    lead: 'Start a booking, fill the basket and add the people. The agency reprices it at every change.',
  },
  pay: { title: 'Pay', lead: 'Accept a quote, pay it and follow the payment. The booking is made exactly once.' },
  after: { title: 'After', lead: 'Read or cancel a booking, or contact the agency.' },
}

/** The usual phase of each class. */
const PHASE_OF_CLASS: Record<OperationClass, Phase> = {
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

/** Operations in another phase than the rest of their class. */
const EXCEPTIONS: Partial<Record<OperationId, Phase>> = {
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
  opsCaseList: 'after',
  opsCaseSettle: 'after',
  opsSwitchList: 'after',
  opsSwitchSet: 'after',
  channelReservationCheck: 'after',
  channelReservationView: 'after',
}

/** Titles of the contract's tags. */
const TOPICS: Record<string, string> = {
  site: 'The site',
  search: 'Places, hotels and transfers',
  tours: 'Tours',
  services: 'Boats, caravans, rides, events and cars',
  flight: 'Flights',
  content: 'Pages',
  reservation: 'The booking',
  payment: 'Quote and payment',
  provider: 'The travel provider',
  contact: 'Contact',
  partner: 'For partners',
}

/** The phase of an operation. */
export const phaseOf = (row: Pick<Operation, 'operationId' | 'class'>): Phase =>
  EXCEPTIONS[row.operationId] ?? PHASE_OF_CLASS[row.class]

/** The tag that names the topic of an operation. `gateway` only says who handles it. */
const topicOf = ({ tags }: Operation) => tags.find((tag) => tag !== 'gateway') ?? 'gateway'

/** Operations of one phase and topic. */
export interface Topic {
  /** Section name in both consoles: `search-tours`. */
  key: string
  title: string
  rows: readonly Operation[]
}

/** All phases in order, each with its topics in the order of the contract. */
export function journey(): { phase: Phase; topics: readonly Topic[] }[] {
  const rows = Object.values(operations)
  return (Object.keys(PHASES) as Phase[]).map((phase) => {
    const byTopic = Map.groupBy(
      rows.filter((row) => phaseOf(row) === phase),
      topicOf,
    )
    const topics = [...byTopic].map(([tag, list]) => ({
      key: `${phase}-${tag}`,
      title: titleOf(tag),
      rows: list.toSorted(byClass),
    }))
    return { phase, topics: topics.toSorted((a, b) => orderOf(a.key) - orderOf(b.key)) }
  })
}

/** Order within a topic: reads first, then changes and payments, irreversible steps last. */
const CLASS_ORDER: readonly OperationClass[] = [
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

const byClass = (a: Operation, b: Operation) => CLASS_ORDER.indexOf(a.class) - CLASS_ORDER.indexOf(b.class)

const titleOf = (tag: string) => TOPICS[tag] ?? `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`
const orderOf = (key: string) => Object.keys(TOPICS).indexOf(key.slice(key.indexOf('-') + 1))

/** The address of an operation in the reading view. */
export function referenceHref(row: Operation): string {
  return `/docs/reference#/${phaseOf(row)}-${topicOf(row)}/${row.operationId.toLowerCase()}`
}
