import type { Operation, OperationClass } from '@rota/openapi/agency/operations'
import { CLASSES, type ClassPolicy } from '../../policy/classes.ts'
import { LIMITS } from '../../policy/limits.ts'

interface ClassWords {
  /** What operations of the class do, in one sentence. */
  does: string
  /** Whether and how a caller may repeat them. */
  repeat: string
}

const READS = 'Yes, at any time: it only reads. After 502, 503 or 504 wait a second first.'

/** The documentation of every operation class. A class without an entry does not compile. */
export const CLASS_WORDS: Record<OperationClass, ClassWords> = {
  boot: { does: 'Reads the data that every page of a site needs.', repeat: READS },
  catalogue: { does: 'Reads data that rarely changes: lists, texts and pictures.', repeat: READS },
  search: {
    does: 'Requests prices, which is slow and expensive for the agency.',
    repeat: 'Yes, but not automatically. After 502, 503 or 504 wait a second first.',
  },
  start: {
    does: 'Starts a booking with the agency.',
    repeat:
      'Yes. With the session of an open booking it returns that booking. Without a session it starts a new one, so repeating it after a lost response leaves an empty booking behind, which costs nothing.',
  },
  cart: {
    does: 'Replaces one area of the booking, or cancels its payment.',
    repeat:
      'Yes, with the same `Idempotency-Key`. After `stale-version`, read the booking and repeat the change with a new key and the new `If-Match`.',
  },
  begin: {
    does: 'Holds seats or rooms at the travel provider for some minutes.',
    repeat: 'Only with the same `Idempotency-Key`: a new key creates a second hold.',
  },
  update: {
    does: 'Replaces the content of an open transaction, or marks a reservation as checked.',
    repeat: 'Yes, with the same `Idempotency-Key`.',
  },
  commit: {
    does: 'Takes the final, irreversible step.',
    repeat:
      'Only with the same `Idempotency-Key`: it returns the first response again and never acts twice. Do not create a new key after a lost response; read the outcome instead.',
  },
  pay: {
    does: 'May charge a card.',
    repeat:
      'Only with the same `Idempotency-Key`: it never charges twice. After a lost response, read `paymentStatus`, or `orderQuery` if you have no token yet.',
  },
  'payment-check': {
    does: 'Reads a current state or outcome, bypassing all caches. `opsSwitchSet` also sets one.',
    repeat: 'Yes. Poll every two seconds at first, every ten seconds later.',
  },
  promo: {
    does: 'Checks and applies a promotion code.',
    repeat: 'Yes, within the rate limit, which prevents guessing of codes.',
  },
  form: {
    does: 'Sends a message to the agency’s staff.',
    repeat: 'Yes, with the same `Idempotency-Key`. The same content within ten minutes also counts as one message.',
  },
}

/** One fact about an operation or its class. */
export interface Fact {
  name: string
  value: string
}

/** Milliseconds in a readable unit. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds >= 172_800) return `${seconds / 86_400} days`
  if (seconds > 3600) return `${seconds / 3600} hours`
  if (seconds >= 120) return `${seconds / 60} minutes`
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

/** Bytes in a readable unit. */
export const size = (bytes: number) => `${bytes / 1024} KiB`

function repeatOf({ class: name, audience }: Operation): string {
  const { repeat } = CLASS_WORDS[name]
  // Only shared responses are cached (decision 5.1).
  return name === 'search' && audience === 'shared'
    ? `${repeat} Within ${duration(CLASSES.search.cacheMs)} the same search may return the same response.`
    : repeat
}

/** A read is one call. Others wait for the booking's lock, or make calls of other classes. */
function deadlineOf({ class: name, gateway }: Operation): string {
  const { deadlines, guards } = CLASSES[name]
  const total = duration(deadlines.total)
  return guards.length === 0 && !gateway
    ? `A response or a problem arrives within ${total}.`
    : `The agency has ${total} to respond. An operation that makes several calls, or waits for another change of the booking, takes longer.`
}

function idempotencyOf({ guards, keyMs, neverTwice }: ClassPolicy): string {
  if (!guards.includes('idempotency')) return 'No key needed.'
  const kept = `Requires an \`Idempotency-Key\`. Its response is kept for ${duration(keyMs)}.`
  return neverTwice
    ? `${kept} So is a failure if the agency may have received the call.`
    : `${kept} After a failure the key can be used again.`
}

/** The facts of one operation: its class, scope, rate limit and body size. */
export function callFacts(row: Operation): Fact[] {
  const limit = row.limit === undefined ? undefined : LIMITS[row.limit]
  const policy = CLASSES[row.class]
  return [
    { name: 'Class', value: `[\`${row.class}\`](/docs/calls#class-${row.class}). ${CLASS_WORDS[row.class].does}` },
    { name: 'Safe to repeat?', value: repeatOf(row) },
    { name: 'Idempotency', value: idempotencyOf(policy) },
    { name: 'Deadline', value: deadlineOf(row) },
    { name: 'Key scope', value: scopeOf(row) },
    ...(limit === undefined ? [] : [{ name: 'Rate limit', value: limitWords(limit) }]),
    ...(row.body === null ? [] : [{ name: 'Maximum body', value: size(policy.bodyLimit) }]),
  ]
}

function scopeOf({ scope, audience, control }: Operation): string {
  if (control === true) return '`partner`, or a key of the operators in `X-Control-Key`; without either it returns 404.'
  if (scope === 'partner') return '`partner`; without such a key the operation returns 404.'
  return `\`${scope ?? 'read'}\`${audience === 'session' ? ', with the session of the booking if there is one' : ''}; pages of the site need no key.`
}

function limitWords({ seconds, visitor, address, key }: (typeof LIMITS)[keyof typeof LIMITS]): string {
  const time = duration(seconds * 1000)
  const own = visitor === undefined ? `, ${address} per address` : `, ${visitor} per session`
  return `${key} calls per key in ${time}${own}, then 429 with \`Retry-After\`. A gateway may have [other limits](/docs/calls#limits).`
}
