import { createBookings, type BookingRecord, type Bookings } from './bookings/bookings.ts'
import { catalogue, type Catalogue } from './catalogue/catalogue.ts'
import { createChannel, type Channel, type ChannelRecord } from './bookings/channel.ts'
import type { Market } from './prices/choice.ts'
import type { Clock } from './basics/clock.ts'
import { createIds, type Ids } from './basics/ids.ts'
import { createInbox, type Inbox, type ContactMessages } from './bookings/inbox.ts'
import { createPayments, type Attempt, type Capture, type Payments } from './payments/payments.ts'
import { createTransactions, type Transactions } from './provider/transactions.ts'
import type { AnyRecord } from './provider/transaction-record.ts'
import { STANDING } from './seed/standing-reservations.ts'
import type { SiteSeed } from './seed/sites/site-seed.ts'
import { NORMAL } from '../scenarios/normal.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { scenarioOf } from '../scenarios/scenarios.ts'

/** All data of an upstream. All worlds of a process share the catalogue; the rest belongs to one world. */
export interface World {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly ids: Ids
  readonly bookings: Bookings
  readonly payments: Payments
  /** The provider's transactions, from the agency's callers and from direct ones. */
  readonly transactions: Transactions
  /** Messages of visitors from contact forms. */
  readonly inbox: Inbox
  /** Reservations that hotel channels have pushed. */
  readonly channel: Channel
  scenario(): Scenario
  setScenario(name: string): boolean
  setClock(moment?: number): void
  /** Conditions for prices and stock now, on a site of the agency or, without one, at the provider. */
  market(site?: SiteSeed): Market
  /** Resets bookings, payments, contact messages, scenario and clock. Id counters continue. */
  reset(): Promise<void>
  /** Everything that can change, as plain JSON. */
  snapshot(): Snapshot
  restore(snapshot: Snapshot): Promise<void>
}

/** Everything that can change in a world, as plain JSON. */
export interface Snapshot {
  readonly seed: string
  readonly counters: Record<string, number>
  readonly scenario: string
  /** When the scenario was switched on. */
  readonly playedAt?: number
  /** Where a tester stopped the clock. */
  readonly stoppedAt: number | null
  readonly bookings: readonly BookingRecord[]
  readonly attempts: readonly Attempt[]
  readonly captures: readonly Capture[]
  readonly refunds: readonly Capture[]
  readonly transactions: readonly AnyRecord[]
  readonly letters: ContactMessages
  readonly channel: readonly ChannelRecord[]
}

/** What a world is created with. */
export interface WorldOptions {
  readonly clock: Clock
  /** Seed of all ids: two worlds that serve one gateway, one after the other, need different seeds. */
  readonly seed: string
  /** Called after every change of anything in `snapshot`. */
  readonly changed?: () => void
}

/** A world without bookings, in the scenario `normal`. */
export async function createWorld({ clock, seed, changed = () => {} }: WorldOptions): Promise<World> {
  let ids = createIds(seed)
  let idSeed = seed
  let scenario = NORMAL
  let stoppedAt: number | undefined
  /** When the scenario was switched on. */
  let playedAt = clock.now()
  const currentIds: Ids = {
    next: (kind, length) => ids.next(kind, length),
    bookingNumber: () => ids.bookingNumber(),
    get counters() {
      return ids.counters
    },
  }
  const bookings = await createBookings(currentIds, changed)
  const payments = await createPayments(clock, changed)
  const transactions = createTransactions(clock, changed, STANDING)
  const inbox = createInbox(changed)
  const channel = createChannel(changed)
  const setClock = (moment?: number) => {
    stoppedAt = moment
    clock.set(moment)
    changed()
  }

  return {
    catalogue: await catalogue(),
    clock,
    ids: currentIds,
    bookings,
    payments,
    transactions,
    inbox,
    channel,
    setClock,
    scenario: () => scenario,
    setScenario: (name) => {
      const found = scenarioOf(name)
      scenario = found ?? scenario
      playedAt = clock.now()
      changed()
      return found !== undefined
    },
    market: (site) => ({
      today: clock.today(site?.timeZone),
      priceFactor: scenario.priceFactor ?? 1000,
      soldOut: scenario.soldOut ?? false,
      ...(scenario.holdSeconds !== undefined && { heldTo: playedAt + scenario.holdSeconds * 1000 }),
      markup: site?.site.markupRate ?? 0,
    }),
    reset: async () => {
      await bookings.restore([])
      await payments.restore([], [])
      transactions.restore(STANDING)
      inbox.restore({ notifications: [], contacts: [] })
      channel.restore([])
      scenario = NORMAL
      setClock()
    },
    snapshot: () => ({
      seed: idSeed,
      counters: { ...ids.counters },
      scenario: scenario.name,
      playedAt,
      stoppedAt: stoppedAt ?? null,
      bookings: bookings.all(),
      attempts: payments.all(),
      captures: payments.captures(),
      refunds: payments.refunds(),
      transactions: transactions.everything(),
      letters: inbox.messages(),
      channel: channel.all(),
    }),
    restore: async (snapshot) => {
      idSeed = snapshot.seed
      ids = createIds(snapshot.seed, { ...snapshot.counters })
      await bookings.restore(snapshot.bookings)
      await payments.restore(snapshot.attempts, snapshot.captures, snapshot.refunds)
      transactions.restore(snapshot.transactions)
      inbox.restore(snapshot.letters)
      channel.restore(snapshot.channel)
      scenario = scenarioOf(snapshot.scenario) ?? NORMAL
      playedAt = snapshot.playedAt ?? clock.now()
      setClock(snapshot.stoppedAt ?? undefined)
    },
  }
}
