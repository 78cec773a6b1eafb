import type { OperationFiles } from '../ports/context.ts'
import { onFirstUse } from '../translate/first-use.ts'
import { operations } from '@rota/openapi/agency/operations'
import type { Config } from '../ports/config.ts'
import type { SiteRecord } from '../ports/site.ts'
import { providerFor } from '../upstream/inventory.ts'

/** Operations with a file of their own. All others are forwarded. */
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
  flightPlaceList: () => import('../operations/catalogue/flightPlaceList.ts'),
  flightPrice: () => import('../operations/catalogue/flightPrice.ts'),
  opsCaseList: () => import('../operations/partner/opsCaseList.ts'),
  opsCaseSettle: () => import('../operations/partner/opsCaseSettle.ts'),
  opsSwitchList: () => import('../operations/partner/opsSwitchList.ts'),
  opsSwitchSet: () => import('../operations/partner/opsSwitchSet.ts'),
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

/** Calls that the provider handles. `upstream/provider/operations.ts` has one adapter for each. */
const providerFiles: OperationFiles = Object.fromEntries(
  Object.values(operations)
    .filter(({ partner }) => partner === true)
    .map(({ operationId }) => [
      operationId,
      () => import('../upstream/provider/operations.ts').then(({ fileOf }) => fileOf(operationId)),
    ]),
)

/** Calls that change a booking's hold at the provider, whether it is called directly or through the agency. */
const holdFiles: OperationFiles = {
  serviceAdd: () => import('../operations/booking/serviceAdd.ts'),
  serviceRemove: () => import('../operations/booking/serviceRemove.ts'),
  transactionBegin: () => import('../operations/partner/transactionBegin.ts'),
  transactionCommit: () => import('../operations/partner/transactionCommit.ts'),
  transactionUpdate: () => import('../operations/partner/transactionUpdate.ts'),
}

// Later entries win: the file of a hold replaces the provider's own.
const throughAgency = loadOnce({ ...operationFiles, ...holdFiles })
const throughProvider = loadOnce({ ...operationFiles, ...providerFiles, ...holdFiles })

/** Loads each file once: asking the module loader on every call costs as much as forwarding one. */
function loadOnce(files: OperationFiles): OperationFiles {
  return Object.fromEntries(Object.entries(files).map(([id, load]) => [id, onFirstUse(load as () => Promise<unknown>)]))
}

/**
 * The operation files of a site. Calls for the provider are forwarded to the agency if the site does not call the
 * provider directly.
 */
export const filesFor =
  ({ provider }: Pick<Config, 'provider'>) =>
  (site: Pick<SiteRecord, 'inventory'>): OperationFiles =>
    providerFor({ provider }, site) === undefined ? throughAgency : throughProvider
