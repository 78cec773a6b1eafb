import type { OperationFiles } from '../ports/context.ts'
import { operations } from '@rota/openapi/agency/operations'
import type { Config } from '../ports/config.ts'
import type { SiteRecord } from '../ports/site.ts'
import { providerFor } from '../upstream/inventory.ts'

/** The operations that have a file, loaded on first use. Everything else is forwarded. */
const operationFiles: OperationFiles = {
  availabilitySearch: () => import('../operations/availabilitySearch.ts'),
  bookingByToken: () => import('../operations/bookingByToken.ts'),
  bookingCancel: () => import('../operations/bookingCancel.ts'),
  bookingFind: () => import('../operations/bookingFind.ts'),
  bookingPenalty: () => import('../operations/bookingPenalty.ts'),
  callbackSend: () => import('../operations/callbackSend.ts'),
  channelReservationPush: () => import('../operations/channelReservationPush.ts'),
  contactSend: () => import('../operations/contactSend.ts'),
  contractView: () => import('../operations/contractView.ts'),
  flightPrice: () => import('../operations/flightPrice.ts'),
  orderInitialize: () => import('../operations/orderInitialize.ts'),
  orderQuery: () => import('../operations/orderQuery.ts'),
  paymentCancel: () => import('../operations/paymentCancel.ts'),
  paymentStatus: () => import('../operations/paymentStatus.ts'),
  promotionQuery: () => import('../operations/promotionQuery.ts'),
  quoteCreate: () => import('../operations/quoteCreate.ts'),
  reservationComplete: () => import('../operations/reservationComplete.ts'),
  reservationPatch: () => import('../operations/reservationPatch.ts'),
  reservationStart: () => import('../operations/reservationStart.ts'),
  serviceView: () => import('../operations/serviceView.ts'),
  siteView: () => import('../operations/siteView.ts'),
  themeList: () => import('../operations/themeList.ts'),
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
  serviceAdd: () => import('../operations/serviceAdd.ts'),
  serviceRemove: () => import('../operations/serviceRemove.ts'),
  transactionBegin: () => import('../operations/transactionBegin.ts'),
  transactionCommit: () => import('../operations/transactionCommit.ts'),
  transactionUpdate: () => import('../operations/transactionUpdate.ts'),
}

const throughAgency: OperationFiles = { ...operationFiles, ...holdFiles }
const throughProvider: OperationFiles = { ...operationFiles, ...providerFiles, ...holdFiles }

/** The files of a site. What is bound for the provider is forwarded to the agency where the site does not ask it itself. */
export const filesFor =
  ({ provider }: Pick<Config, 'provider'>) =>
  (site: Pick<SiteRecord, 'inventory'>): OperationFiles =>
    providerFor({ provider }, site) === undefined ? throughAgency : throughProvider
