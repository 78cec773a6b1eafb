import { ProductType, ReservationStatus, TransactionStatus } from '@rota/openapi/provider/enums'
import { trickOf, type Trick } from '../../scenarios/provider/provider-magic.ts'
import { effectOf } from '../../scenarios/routes.ts'
import { LostAnswer } from '../basics/lost-answer.ts'
import { seededInt } from '../basics/seeded.ts'
import { moveTransaction } from './transaction.ts'
import type { World } from '../world.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import { priceNow } from './services.ts'
import type { AnyRecord, Booked, TransactionRecord } from './transaction-record.ts'
import { uuidOf } from './wire/uuid.ts'

const { Committing, Completed, Errored, Modified } = TransactionStatus

/** How the agency pays: as the commit says, or with a payment that it has made at the provider. */
export interface Settlement {
  readonly isPaid: boolean
}

/** Whether a magic route of the transaction makes its commit fail. */
export function routeErrors({ services }: Pick<AnyRecord, 'services'>): boolean {
  const legs = services.flatMap(({ offer }) => (offer.product === ProductType.Flight ? offer.legs : []))
  return legs.some(({ from, to }) => effectOf(from, to) === 'commit-errors')
}

/** The effect of a magic route or surname on a commit, if there is one. */
function trickIn({ travellers, services }: TransactionRecord): Trick | undefined {
  if (routeErrors({ services })) return 'commit-errors'
  const leader = travellers.find(({ given }) => given?.isLeader)
  return trickOf("leader's surname", leader?.given?.surname.toUpperCase() ?? '')
}

/** Refuses a transaction whose travellers have no details, or with a new service that is no longer available. */
function checkComplete(record: TransactionRecord, world: World): void {
  if (record.travellers.some(({ given }) => given === undefined)) {
    throw new ProviderRefusal('ParameterCanNotBeNull', 'travellers can not be null')
  }
  const newServices = record.changes === undefined ? record.services : []
  for (const { offer } of newServices) priceNow(offer, world)
}

const move = (world: World, id: string, ...states: TransactionRecord['state'][]) =>
  world.transactions.change(id, (record) => {
    for (const state of states) record.state = moveTransaction(record.state, state)
  })

/**
 * Books a transaction: Open, Committing, Completed. Refuses one that is not open, has no travellers or whose offers are
 * no longer available. Magic surnames make it fail, or book without a response (LostAnswer).
 */
export function commit(id: string, settlement: Settlement, world: World): TransactionRecord {
  const record = world.transactions.open(id)
  checkComplete(record, world)
  const trick = trickIn(record)
  if (trick === 'commit-errors') {
    move(world, id, Committing, Errored)
    throw new ProviderRefusal('CommitFailed', 'The transaction could not be committed.')
  }
  const reservation =
    record.changes === undefined ? book(record, settlement, world) : rebook(record, record.changes, world)
  if (trick === 'commit-hangs') throw new LostAnswer('the commit is done')
  return reservation
}

/** The booking data of a new reservation. */
export const bookedAs = (id: string, number: string, isPaid: boolean, at: number): Booked => ({
  number,
  sealed: uuidOf(`sealed/${id}`),
  at,
  status: ReservationStatus.New,
  isPaid,
  penalty: 0,
})

function book(record: TransactionRecord, { isPaid }: Settlement, world: World): TransactionRecord {
  const digits = world.ids.bookingNumber().replaceAll(/\D/g, '')
  const booked = bookedAs(record.id, `RC${digits}`, isPaid, world.clock.now())
  move(world, record.id, Committing, Completed)
  return world.transactions.change(record.id, (edited) => {
    edited.booked = booked
    renumberTravellers(edited, booked.number)
  })
}

/** Travellers get new ids in the commit (decision 17.9); services keep theirs. */
function renumberTravellers(record: TransactionRecord, number: string): void {
  const firstId = seededInt(number, 50_000, 90_000)
  const ids = new Map(record.travellers.map(({ id }, index) => [id, String(firstId + index)]))
  record.travellers = record.travellers.map((traveller) => ({
    ...traveller,
    id: ids.get(traveller.id) ?? traveller.id,
  }))
  record.services = record.services.map((service) => ({
    ...service,
    travellers: service.travellers.map((id) => ids.get(id) ?? id),
  }))
}

/** Commits a change of a reservation: it keeps its number and gets the contents of the transaction. */
function rebook(change: TransactionRecord, number: string, world: World): TransactionRecord {
  move(world, change.id, Committing, Completed)
  const { id } = world.transactions.byNumber(number)
  return world.transactions.change(id, (record) => {
    record.state = moveTransaction(record.state, Modified)
    record.travellers = change.travellers
    record.services = change.services
    if (change.note !== undefined) record.note = change.note
    if (change.agencyReservationNumber !== undefined) record.agencyReservationNumber = change.agencyReservationNumber
    if (record.booked) {
      record.booked.status = ReservationStatus.Modified
      record.booked.changedAt = world.clock.now()
    }
  })
}
