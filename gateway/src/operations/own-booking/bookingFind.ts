import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { Context, Operation } from '../../ports/context.ts'
import type { Site } from '../../ports/site.ts'
import { Problem } from '../../ports/problem.ts'
import { tokenForFinder } from '../../own-booking/found.ts'
import { numberKey } from '../../booking/numbers.ts'

/**
 * Finds a booking by number and e-mail address (decision 26.1). The address is compared with the agency's record and
 * not stored. An unknown number takes the same work, using the site's latest booking, and gives the same response as a
 * wrong address (decision 9.2).
 */
export const handle: Operation<'bookingFind'> = async ({ site, body, signal, requestId }, context) => {
  const { store, clock } = context
  const known = await store.read('numbers', numberKey(site.host, body.number))
  const decoy = await store.read('decoys', site.host)
  const record = await store.read('bookings', (known ?? decoy)?.bookingKey ?? '')
  // The opposite of the first read: every search finds one number and misses one.
  const { bookingNumber, reference = '' } = record?.result ?? {}
  const other = known === undefined ? (bookingNumber ?? reference) : ''
  await store.read('numbers', numberKey(site.host, other))
  const booking = record?.source?.booking ?? crypto.randomUUID()
  const email = await emailOf(booking, { site, signal, requestId }, context)
  const isProven = await isSame(context, email, body.email)
  if (known === undefined || record === undefined || !isProven) throw new Problem('not-found')
  const answer = await tokenForFinder(store, known.bookingKey, site, clock.now())
  return { status: 200, body: answer }
}

interface Asking {
  site: Site
  signal: AbortSignalLike | undefined
  requestId: string
}

/** The e-mail address in the agency's record; empty if the agency does not know the booking. */
async function emailOf(sessionId: string, asking: Asking, { upstream }: Context): Promise<string> {
  try {
    const { body } = await upstream('siteView', { ...asking, sessionId })
    return body.booking?.customer?.email ?? ''
  } catch (error) {
    const isUnknown = error instanceof Problem && error.name === 'session-expired'
    if (isUnknown) return ''
    throw error
  }
}

/** Compares addresses by their keyed hashes, so that timing reveals nothing. */
async function isSame({ sealer }: Context, known: string, given: string): Promise<boolean> {
  const [one] = await sealer.fingerprints(wordOf(known))
  const [other] = await sealer.fingerprints(wordOf(given))
  return known !== '' && one === other
}

const wordOf = (email: string) => email.trim().normalize('NFC').toLowerCase()
