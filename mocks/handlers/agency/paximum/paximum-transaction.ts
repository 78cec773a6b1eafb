import type { Handlers } from '@rota/openapi/agency/handlers'
import { TransactionStatus } from '@rota/openapi/provider/enums'
import { addServices, beginTransaction, removeServices } from '../../../world/paximum/begin.ts'
import { requireOpen } from '../../../world/paximum/require-open.ts'
import { needsPassport } from '../../../world/paximum/service-details.ts'
import { commitView, isSimilar, SIMILAR, transactionView } from '../../../world/paximum/transaction-view.ts'
import { checkTravellers } from '../../../world/paximum/travellers.ts'
import { bookedAs, routeErrors } from '../../../world/provider/commit.ts'
import type { HeldTransaction } from '../../../world/provider/transaction-record.ts'
import { moveTransaction } from '../../../world/provider/transaction.ts'
import type { World } from '../../../world/world.ts'
import type { CallContext } from '../../call-context.ts'

type Operations = 'transactionBegin' | 'transactionUpdate' | 'transactionCommit' | 'serviceAdd' | 'serviceRemove'

/** Operations of openapi/paths/agency/paximum/transaction.yaml and services.yaml. */
export const paximumTransaction: Pick<Handlers<CallContext>, Operations> = {
  transactionBegin: async ({ body, context: { world, site, sessionId = '' } }) => ({
    status: 200,
    body: transactionView(beginTransaction(world, site, sessionId, body), world),
  }),

  transactionUpdate: async ({ body, context }) => {
    const { transactionId, travellers, customerInfo, reservationNote, agencyReservationNumber } = body
    const changed = change(context, transactionId, (record) => {
      requireOpen(record)
      checkTravellers(record.travellers, travellers, needsPassport(record))
      record.travellers = record.travellers.map((traveller) => {
        const given = travellers.find(({ travellerId }) => travellerId === traveller.id)
        return { ...traveller, ...(given && { given }) }
      })
      if (customerInfo) record.customer = customerInfo
      if (reservationNote !== undefined) record.note = reservationNote
      if (agencyReservationNumber !== undefined) record.agencyReservationNumber = agencyReservationNumber
    })
    const hasSimilar = isSimilar(changed, context.world.transactions.held.booked())
    return { status: 200, body: transactionView(changed, context.world, hasSimilar ? [SIMILAR] : []) }
  },

  transactionCommit: async ({ path, context }) => {
    const committed = change(context, path.transactionId, (record) => commit(record, context.world))
    return { status: 200, body: commitView(committed) }
  },

  serviceAdd: async ({ body, context }) => ({
    status: 200,
    body: transactionView(
      change(context, body.transactionId, (record) =>
        addServices(record, body.offers, context.world.market(context.site)),
      ),
      context.world,
    ),
  }),

  serviceRemove: async ({ body, context }) => ({
    status: 200,
    body: transactionView(
      change(context, body.transactionId, (record) => removeServices(record, body.services)),
      context.world,
    ),
  }),
}

/** Changes a transaction and returns a copy. Refuses one that belongs to another session. */
function change(
  { world, sessionId }: CallContext,
  id: string,
  edit: (record: HeldTransaction) => void,
): HeldTransaction {
  const { held } = world.transactions
  return held.change(held.own(id, sessionId).id, edit)
}

/**
 * Commits an open transaction: its state becomes Committing, then Completed with a reservation number, or Errored.
 * Refuses a transaction that is expired, closed or has travellers without details.
 */
function commit(record: HeldTransaction, world: World): void {
  const { Committing, Completed, Errored } = TransactionStatus
  requireOpen(record)
  const details = record.travellers.flatMap(({ given }) => given ?? [])
  checkTravellers(record.travellers, details, needsPassport(record))
  record.state = moveTransaction(record.state, Committing)
  record.state = moveTransaction(record.state, routeErrors(record) ? Errored : Completed)
  if (record.state === Errored) return
  const number = `PX${world.ids.next('provider-reservation', 8).toUpperCase()}`
  record.booked = bookedAs(record.id, number, true, world.clock.now())
}
