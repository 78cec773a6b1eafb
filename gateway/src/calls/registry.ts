import type { OperationFiles } from '../ports/context.ts'
import { operations } from '@rota/openapi/agency/operations'
import type { Config } from '../ports/config.ts'
import type { SiteRecord } from '../ports/site.ts'
import { providerFor } from '../upstream/inventory.ts'

/** The operations that have a file. Everything else is forwarded. */
const operationFiles: OperationFiles = {
  availabilitySearch: () => import('../operations/catalogue/availabilitySearch.ts'),
  bookingByToken: () => import('../operations/own-booking/bookingByToken.ts'),
  bookingCancel: () => import('../operations/own-booking/bookingCancel.ts'),
  bookingFind: () => import('../operations/own-booking/bookingFind.ts'),
  bookingPenalty: () => import('../operations/own-booking/bookingPenalty.ts'),
  callbackSend: () => import('../operations/letters/callbackSend.ts'),
  channelReservationPush: () => import('../operations/partner/channelReservationPush.ts'),
  contactSend: () => import('../operations/letters/contactSend.ts'),
  contractView: () => import('../operations/catalogue/contractView.ts'),
  flightPrice: () => import('../operations/catalogue/flightPrice.ts'),
  opsCaseList: () => import('../operations/partner/opsCaseList.ts'),
  opsCaseSettle: () => import('../operations/partner/opsCaseSettle.ts'),
  orderInitialize: () => import('../operations/payment/orderInitialize.ts'),
  orderQuery: () => import('../operations/payment/orderQuery.ts'),
  paymentCancel: () => import('../operations/payment/paymentCancel.ts'),
  paymentStatus: () => import('../operations/payment/paymentStatus.ts'),
  promotionQuery: () => import('../operations/booking/promotionQuery.ts'),
  quoteCreate: () => import('../operations/booking/quoteCreate.ts'),
  reservationComplete: () => import('../operations/booking/reservationComplete.ts'),
  reservationPatch: () => import('../operations/booking/reservationPatch.ts'),
  reservationStart: () => import('../operations/booking/reservationStart.ts'),
  serviceView: () => import('../operations/catalogue/serviceView.ts'),
  siteView: () => import('../operations/catalogue/siteView.ts'),
  themeList: () => import('../operations/catalogue/themeList.ts'),
}

/** The calls that are bound for the provider, answered by the provider itself: a row each in its adapter. */
const providerFiles: OperationFiles = Object.fromEntries(
  Object.values(operations)
    .filter(({ partner }) => partner === true)
    .map(({ operationId }) => [
      operationId,
      () => import('../upstream/provider/operations.ts').then((it) => it.fileOf(operationId)),
    ]),
)

/** Calls that change what a booking holds at the provider, whoever they go to from there. */
const holdFiles: OperationFiles = {
  serviceAdd: () => import('../operations/booking/serviceAdd.ts'),
  serviceRemove: () => import('../operations/booking/serviceRemove.ts'),
  transactionBegin: () => import('../operations/partner/transactionBegin.ts'),
  transactionCommit: () => import('../operations/partner/transactionCommit.ts'),
  transactionUpdate: () => import('../operations/partner/transactionUpdate.ts'),
}

const throughAgency = loadedOnce({ ...operationFiles, ...holdFiles })
const throughProvider = loadedOnce({ ...operationFiles, ...providerFiles, ...holdFiles })

/** Asking the module loader with each call costs as much as forwarding one. */
function loadedOnce(files: OperationFiles): OperationFiles {
  return Object.fromEntries(Object.entries(files).map(([id, load]) => [id, kept(load as () => unknown)]))
}

function kept(load: () => unknown): () => unknown {
  let file: unknown
  return () =>
    file ??
    Promise.resolve(load()).then((loaded) => {
      file = loaded
      return loaded
    })
}

/** The files of a site. What is bound for the provider is forwarded to the agency where the site does not ask it itself. */
export const filesFor =
  ({ provider }: Pick<Config, 'provider'>) =>
  (site: Pick<SiteRecord, 'inventory'>): OperationFiles =>
    providerFor({ provider }, site) === undefined ? throughAgency : throughProvider
