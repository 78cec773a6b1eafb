import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { Context, Operation } from '../../ports/context.ts'
import type { Site } from '../../ports/site.ts'
import { Problem } from '../../ports/problem.ts'
import { tokenForFinder } from '../../own-booking/own-booking.ts'
import { numberKey } from '../../booking/numbers.ts'

/**
 * Finds a booking by number and e-mail address (decision 26.1). The address is compared with the agency's record and
 * not stored. An unknown number takes the same work, using the site's latest booking, and gives the same response as a
 * wrong address (decision 9.2).
 */
export const handle: Operation<'bookingFind'> = async ({ site, body, signal, requestId }, context) => {
  const { store, clock } = context
  const numberRecord = await store.read('numbers', numberKey(site.host, body.number))
  const decoy = await store.read('decoys', site.host)
  const record = await store.read('bookings', (numberRecord ?? decoy)?.bookingKey ?? '')
  // A second read that finds a number if the first found none, and the reverse: every search then costs the same.
  const { bookingNumber, reference = '' } = record?.result ?? {}
  const secondNumber = numberRecord === undefined ? (bookingNumber ?? reference) : ''
  await store.read('numbers', numberKey(site.host, secondNumber))
  const booking = record?.source?.booking ?? crypto.randomUUID()
  const email = await emailOf(booking, { site, signal, requestId }, context)
  const isProven = await isSameEmail(context, email, body.email)
  if (numberRecord === undefined || record === undefined || !isProven) throw new Problem('not-found')
  const answer = await tokenForFinder(store, numberRecord.bookingKey, site, clock.now())
  return { status: 200, body: answer }
}

interface CallFacts {
  site: Site
  signal: AbortSignalLike | undefined
  requestId: string
}

/** The e-mail address in the agency's record; empty if the agency does not know the booking. */
async function emailOf(sessionId: string, call: CallFacts, { upstream }: Context): Promise<string> {
  try {
    const { body } = await upstream('siteView', { ...call, sessionId })
    return body.booking?.customer?.email ?? ''
  } catch (error) {
    const isUnknown = error instanceof Problem && error.name === 'session-expired'
    if (isUnknown) return ''
    throw error
  }
}

/** Compares addresses by their keyed hashes, so that timing reveals nothing. */
async function isSameEmail({ sealer }: Context, recorded: string, entered: string): Promise<boolean> {
  const [recordedHash] = await sealer.fingerprints(normalized(recorded))
  const [enteredHash] = await sealer.fingerprints(normalized(entered))
  return recorded !== '' && recordedHash === enteredHash
}

const normalized = (email: string) => email.trim().normalize('NFC').toLowerCase()
