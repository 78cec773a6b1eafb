import { operations } from '@rota/openapi/agency/operations'
import type { Config, Context, Session, Site } from '../context.ts'
import type { AnswerOf, BodyOf, OperationId, ParamsOf } from '../contract/types.ts'
import { Problem } from '../errors.ts'

/** What an operation file gets: everything decoded, guarded and checked. */
export interface OperationRequest<Id extends OperationId> {
  site: Site
  /** Undefined when there is none, or none that still counts. */
  session: Session | undefined
  /**
   * `_id` of the booking whose payment has ended the caller's session. The caller may read that payment's state and its
   * result's token, and nothing else of the booking (reliability D12).
   */
  paidBooking?: string | undefined
  params: ParamsOf<Id>
  body: BodyOf<Id>
  requestId: string
  /** Aborted when the caller hangs up; in classes that must finish (start, cart, commit, pay ...) it never is. */
  signal: AbortSignal | undefined
  /** The caller's key; set in every class that needs one. */
  idempotencyKey: string | undefined
}

/** What an operation file answers. Problems are thrown. */
export interface OperationAnswer<Id extends OperationId> {
  status: 200
  body: AnswerOf<Id>
  /** The body as bytes, where nothing had to change. */
  bytes?: Uint8Array
  /** Lower case names, such as `etag`. */
  headers?: Record<string, string>
  /** The session that the caller has from now on; left out, it keeps its own. */
  session?: { set: { booking: string; generation: number } } | { clear: true }
}

/** An operation that does more than forward: `export const handle: Operation<'quoteCreate'> = async (request, context) => ...`. */
export type Operation<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: Context,
) => Promise<OperationAnswer<Id>>

/** The caller's session; 401 `session-missing` without one. */
export function requireSession(request: { session: Session | undefined }): Session {
  if (request.session === undefined) throw new Problem('session-missing')
  return request.session
}

export type OperationFiles = { readonly [Id in OperationId]?: () => Promise<{ handle: Operation<Id> }> }

/** The operations that have a file, loaded on first use. Everything else is forwarded. */
const operationFiles: OperationFiles = {
  availabilitySearch: () => import('./availabilitySearch.ts'),
  bookingByToken: () => import('./bookingByToken.ts'),
  bookingCancel: () => import('./bookingCancel.ts'),
  bookingFind: () => import('./bookingFind.ts'),
  bookingPenalty: () => import('./bookingPenalty.ts'),
  callbackSend: () => import('./callbackSend.ts'),
  channelReservationPush: () => import('./channelReservationPush.ts'),
  contactSend: () => import('./contactSend.ts'),
  contractView: () => import('./contractView.ts'),
  flightPrice: () => import('./flightPrice.ts'),
  orderInitialize: () => import('./orderInitialize.ts'),
  orderQuery: () => import('./orderQuery.ts'),
  paymentCancel: () => import('./paymentCancel.ts'),
  paymentStatus: () => import('./paymentStatus.ts'),
  promotionQuery: () => import('./promotionQuery.ts'),
  quoteCreate: () => import('./quoteCreate.ts'),
  reservationComplete: () => import('./reservationComplete.ts'),
  reservationPatch: () => import('./reservationPatch.ts'),
  reservationStart: () => import('./reservationStart.ts'),
  serviceView: () => import('./serviceView.ts'),
  siteView: () => import('./siteView.ts'),
  themeList: () => import('./themeList.ts'),
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
  serviceAdd: () => import('./serviceAdd.ts'),
  serviceRemove: () => import('./serviceRemove.ts'),
  transactionBegin: () => import('./transactionBegin.ts'),
  transactionCommit: () => import('./transactionCommit.ts'),
  transactionUpdate: () => import('./transactionUpdate.ts'),
}

/** The files of a gateway, chosen at start. Without a provider of its own, what is bound for it goes to the agency. */
export const filesFor = ({ provider }: Config): OperationFiles => ({
  ...operationFiles,
  ...(provider === undefined ? {} : providerFiles),
  ...holdFiles,
})
