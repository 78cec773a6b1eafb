import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamBody } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import { policyOf } from '../policy/classes.ts'
import type { AgencyBooking } from './version.ts'

type Patch = UpstreamBody<'reservationPatch'>

/** A change of a visitor's booking, as the agency is told. */
interface Change {
  site: Site
  sessionId: string
  body: Patch
  requestId: string
}

/**
 * Sends a change and answers the booking after it. When nobody knows what became of it, the booking is read: if the change
 * is in it, that is the answer, if not it is sent once more, because an area is replaced as a whole and changes of a
 * booking wait for each other (decision 3.7). All of it within the time of one call; what cannot be found out
 * stays unknown.
 */
export async function sendPatch(context: Context, change: Change): Promise<AgencyBooking> {
  const end = context.clock.monotonic() + policyOf('cart').deadlines.total
  const within = () => ({ ...change, deadline: end - context.clock.monotonic() })
  const send = async () => (await context.upstream('reservationPatch', within())).body.booking
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Problem) || error.outcome !== 'unknown') throw error
    const found = await readBack(context, within())
    if (found === undefined) throw error
    if (contains(found[change.body.key], change.body.value)) return found
    return send().catch((second: unknown) => {
      // Only a clear no is news.
      throw second instanceof Problem && second.outcome === 'refused' ? second : error
    })
  }
}

async function readBack(
  context: Context,
  { body: _body, ...visitor }: Change & { deadline: number },
): Promise<AgencyBooking | undefined> {
  try {
    const { booking } = (await context.upstream('siteView', visitor)).body
    return booking === null || booking.completion !== undefined ? undefined : booking
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** Whether everything that was sent is there; the agency adds prices and names of its own. */
function contains(there: unknown, sent: unknown): boolean {
  if (sent === null || there === null || typeof sent !== 'object' || typeof there !== 'object') {
    return there === sent || (sent === null && there === undefined)
  }
  if (Array.isArray(sent)) {
    return Array.isArray(there) && there.length === sent.length && sent.every((it, at) => contains(there[at], it))
  }
  return Object.entries(sent).every(
    ([name, value]) => value === undefined || contains((there as Record<string, unknown>)[name], value),
  )
}
