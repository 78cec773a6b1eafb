import type { Operation, OperationClass } from '@rota/openapi/agency/operations'
import { CLASSES, type ClassPolicy } from '../policy/classes.ts'
import { LIMITS } from '../policy/limits.ts'

interface ClassWords {
  /** What calls of the class do, in one sentence. */
  does: string
  /** Whether and how a caller may repeat one. */
  repeat: string
}

const READS = 'Yes, as often as you like: it only reads. After a 502, 503 or 504 wait a second first.'

/** What the class of a call means for who makes it; a class that is not described here does not compile. */
export const CLASS_WORDS: Record<OperationClass, ClassWords> = {
  boot: { does: 'Reads what every page of a site needs.', repeat: READS },
  catalogue: { does: 'Reads what changes seldom: lists, texts, pictures.', repeat: READS },
  search: {
    does: 'Asks for prices, which is slow and costs somebody money.',
    repeat: 'Yes, but a person should want it: the same question within half a minute gets the same answer.',
  },
  start: {
    does: 'Begins a booking with the agency.',
    repeat:
      'With the session of a booking that is still open it begins no second one. Without a session it does: after a lost answer a repetition leaves an empty booking behind, which nobody pays for.',
  },
  cart: {
    does: 'Changes one area of the booking, whole.',
    repeat:
      'Yes, with the same `Idempotency-Key`. After `stale-version` read the booking, decide again, and send with a new key and the new `If-Match`.',
  },
  begin: {
    does: 'Holds seats or rooms with the travel provider for some minutes.',
    repeat: 'Only with the same `Idempotency-Key`: a new key is a second hold.',
  },
  update: {
    does: 'Replaces what a held transaction says, whole.',
    repeat: 'Yes, with the same `Idempotency-Key`.',
  },
  commit: {
    does: 'Takes the last step, which cannot be taken back.',
    repeat:
      'Only with the same `Idempotency-Key`, which gets the first answer again and never acts twice. Never make a new key because an answer got lost: read how it ended instead.',
  },
  pay: {
    does: 'May charge a card.',
    repeat:
      'Only with the same `Idempotency-Key`, which never charges twice. After no answer ask `paymentStatus`, or `orderQuery` where you have no token yet.',
  },
  'payment-check': {
    does: 'Reads how something stands or ended, past every cache.',
    repeat: 'Yes. Wait two seconds between two questions at first, ten later.',
  },
  promo: { does: 'Asks what a promotion code is worth.', repeat: 'Yes, within the limit: codes can be guessed.' },
  form: {
    does: 'Sends a request that a person will read.',
    repeat: 'With the same `Idempotency-Key`; the same content within ten minutes is one request anyway.',
  },
}

/** A fact about calls of a class or about one call: what it is about, and what holds. */
export interface Fact {
  name: string
  value: string
}

/** Milliseconds in the unit that a person would take. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds >= 172_800) return `${seconds / 86_400} days`
  if (seconds > 3600) return `${seconds / 3600} hours`
  if (seconds >= 120) return `${seconds / 60} minutes`
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

const size = (bytes: number) => `${bytes / 1024} KiB`

/** What the gateway does with every call of a class, from its table. */
function classFacts(name: OperationClass): Fact[] {
  const policy = CLASSES[name]
  return [
    { name: 'What it does', value: CLASS_WORDS[name].does },
    { name: 'May I repeat it?', value: CLASS_WORDS[name].repeat },
    { name: 'Idempotency', value: idempotencyOf(policy) },
    { name: 'Deadline', value: `An answer or a problem comes within ${duration(policy.deadlines.total)}.` },
  ]
}

function idempotencyOf({ guards, keyMs, neverTwice }: ClassPolicy): string {
  if (!guards.includes('idempotency')) return 'No key is needed.'
  const kept = `\`Idempotency-Key\` is needed; the answer is kept with it for ${duration(keyMs)}.`
  return neverTwice
    ? `${kept} A failure of which the agency may know is kept, too.`
    : `${kept} A failure frees the key.`
}

/** The same for one operation, with what is its own: scope, limit, body. */
export function callFacts(row: Operation): Fact[] {
  const limit = row.limit === undefined ? undefined : LIMITS[row.limit]
  const policy = CLASSES[row.class]
  return [
    { name: 'Class', value: `[\`${row.class}\`](/docs/calls#class-${row.class}). ${CLASS_WORDS[row.class].does}` },
    ...classFacts(row.class).slice(1),
    { name: 'Scope of the key', value: scopeOf(row) },
    ...(limit === undefined ? [] : [{ name: 'Limit', value: limitWords(limit) }]),
    ...(row.body === null ? [] : [{ name: 'Largest body', value: size(policy.bodyLimit) }]),
  ]
}

function scopeOf({ scope, audience }: Operation): string {
  if (scope === 'partner') return '`partner`; without such a key the call is not there.'
  return `\`${scope ?? 'read'}\`${audience === 'session' ? ', with the session of the booking where there is one' : ''}; browsers of the site need none.`
}

function limitWords({ seconds, visitor, key }: (typeof LIMITS)[keyof typeof LIMITS]): string {
  const time = duration(seconds * 1000)
  const own = visitor === undefined ? '' : `, ${visitor} of one session`
  return `${key} calls of one key in ${time}${own}; then 429 with \`Retry-After\`.`
}
