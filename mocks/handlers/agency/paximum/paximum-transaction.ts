import { BookingTransactionStatus } from '@rota/openapi/agency/enums'
import type { Handlers } from '@rota/openapi/agency/handlers'
import { addServices, beginTransaction, removeServices } from '../../../world/paximum/begin.ts'
import { commitView, isSimilar, SIMILAR, transactionView } from '../../../world/paximum/transaction-view.ts'
import { requireOpen, type PaximumRecord } from '../../../world/paximum/transactions.ts'
import { checkTravellers } from '../../../world/paximum/travellers.ts'
import { moveTransaction } from '../../../world/provider/transaction.ts'
import type { World } from '../../../world/world.ts'
import type { Visit } from '../../visit.ts'

type Operations = 'transactionBegin' | 'transactionUpdate' | 'transactionCommit' | 'serviceAdd' | 'serviceRemove'

/** Operations of openapi/paths/agency/paximum-transaction.yaml and paximum-services.yaml. */
export const paximumTransaction: Pick<Handlers<Visit>, Operations> = {
  transactionBegin: async ({ body, world: { world, site, sessionId = '' } }) => ({
    status: 200,
    body: transactionView(beginTransaction(world, site, sessionId, body)),
  }),

  transactionUpdate: async ({ body, world: visit }) => {
    const { transactionId, travellers, customerInfo, reservationNote, agencyReservationNumber } = body
    const changed = change(visit, transactionId, (record) => {
      requireOpen(record)
      checkTravellers(record.slots, travellers)
      record.travellers = travellers
      if (customerInfo) record.customerInfo = customerInfo
      if (reservationNote !== undefined) record.reservationNote = reservationNote
      if (agencyReservationNumber !== undefined) record.agencyReservationNumber = agencyReservationNumber
    })
    const similar = isSimilar(changed, visit.world.paximum.booked())
    return { status: 200, body: transactionView(changed, similar ? [SIMILAR] : []) }
  },

  transactionCommit: async ({ path, world: visit }) => {
    const committed = change(visit, path.transactionId, (record) => commit(record, visit.world))
    return { status: 200, body: commitView(committed) }
  },

  serviceAdd: async ({ body, world: visit }) => ({
    status: 200,
    body: transactionView(
      change(visit, body.transactionId, (record) => addServices(record, body.offers, visit.world.market(visit.site))),
    ),
  }),

  serviceRemove: async ({ body, world: visit }) => ({
    status: 200,
    body: transactionView(change(visit, body.transactionId, (record) => removeServices(record, body.services))),
  }),
}

/** Changes the caller's own transaction. */
function change({ world, sessionId }: Visit, id: string, edit: (record: PaximumRecord) => void): PaximumRecord {
  return world.paximum.change(world.paximum.own(id, sessionId).id, edit)
}

/** Open, committing, and what comes of it. Throws the refusals of an expired, a closed and an unnamed transaction. */
function commit(record: PaximumRecord, world: World): void {
  const { Committing, Completed, Errored } = BookingTransactionStatus
  requireOpen(record)
  checkTravellers(record.slots, record.travellers)
  record.status = moveTransaction(record.status, Committing)
  record.status = moveTransaction(record.status, record.fails ? Errored : Completed)
  if (record.fails) return
  const number = `PX${world.ids.next('provider-reservation', 8).toUpperCase()}`
  record.booked = { number, at: world.clock.now() }
}
