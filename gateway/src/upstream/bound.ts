import type { Context, OperationRequest } from '../ports/context.ts'
import type { AnswerOf, ParamsOf, UpstreamBody, UpstreamOperationId } from '../ports/contract.ts'
import { onFirstUse } from '../translate/first-use.ts'
import { providerFor } from './inventory.ts'

const loadAdapter = onFirstUse(() => import('./provider/operations.ts'))

/** A call about the provider's inventory, made for one booking. */
export interface BoundCall<Id extends UpstreamOperationId> {
  site: OperationRequest<Id>['site']
  /** `_id` of the caller's booking. */
  booking: string
  params?: ParamsOf<Id>
  body?: UpstreamBody<Id>
  requestId: string
  /** As in `UpstreamCall`. */
  recordedAt?: number
}

/**
 * Makes a call about the provider's inventory and returns the body of the response. The call goes to the provider
 * itself if the site uses it directly, and otherwise through the agency. It is not cancelled when the caller
 * disconnects.
 */
export async function askBound<Id extends UpstreamOperationId>(
  id: Id,
  { booking, ...call }: BoundCall<Id>,
  context: Context,
): Promise<AnswerOf<Id>> {
  if (providerFor(context, call.site) === undefined) {
    const agencyCall = { ...call, sessionId: booking }
    // The types depend on `id`, which the compiler does not know here or below.
    return (await context.upstream(id, agencyCall as never)).body as AnswerOf<Id>
  }
  const { fileOf } = await loadAdapter()
  const request = { ...call, session: undefined, signal: undefined, idempotencyKey: undefined }
  return (await fileOf(id).handle(request as never, context)).body as AnswerOf<Id>
}
