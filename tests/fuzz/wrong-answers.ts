import { operations, type OperationId } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { reply } from './agency.ts'
import { PLACE } from './check.ts'
import { mutationsOf, mutated, placesIn, pointerOf, type Reading } from './mutations.ts'
import type { Reply } from './gateway.ts'
import { answerSchema } from './schema.ts'
import { valuesOf } from './values.ts'

type Values = Record<string, unknown>

/**
 * How a response relates to the contract: valid, certainly invalid, invalid except for an item that is dropped,
 * undecided, or a refusal.
 */
type Kind = 'good' | 'bad' | 'less' | 'open' | 'no'

/** A response that replaces a valid one. */
export interface Wrong {
  kind: Kind
  /** Description for people. */
  what: string
  reply: Reply
}

/** Turns the valid response of an operation into another one. */
export type Change = (answer: Values) => Wrong

const ANSWER: Reading = { leg: 'upstream', isRequest: false }

/** All changes to the response of an operation. */
export const changesOf = (id: OperationId): fc.Arbitrary<Change> => {
  const another = valuesOf(answerSchema(id), 'upstream') as fc.Arbitrary<Values>
  return fc.oneof(
    { weight: 3, arbitrary: another.map(instead) },
    {
      weight: 6,
      arbitrary: fc.tuple(fc.option(another), PLACE).map(([value, choice]) => breaking(id, value, choice)),
    },
    { weight: 7, arbitrary: anything() },
    { weight: 1, arbitrary: refusals(id) },
  )
}

/**
 * Changes that need no knowledge of the contract: any JSON at one place of a valid response, or no valid JSON at all.
 */
export const anything = (): fc.Arbitrary<Change> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.jsonValue({ maxDepth: 3 }), fc.boolean(), PLACE).map(makingUp) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_ANSWERS) },
  )

/** Another valid response. The caller makes it match the request. */
const instead =
  (value: Values): Change =>
  () => ({ kind: 'good', what: 'another answer', reply: reply(value) })

/** One violation of the contract, in the documented response or in a generated one. */
const breaking =
  (id: OperationId, value: Values | null, choice: number): Change =>
  (answer) => {
    const all = mutationsOf(answerSchema(id), value ?? answer, ANSWER)
    const one = all[choice % all.length]
    if (one === undefined) throw new Error(`Nothing in an answer of ${id} can be broken`)
    const kind = one.isItem === true ? 'less' : 'bad'
    return { kind, what: `${one.what} at ${one.pointer}`, reply: reply(mutated(value ?? answer, one)) }
  }

/** Any JSON at any place of the documented response, or a missing value. */
const makingUp =
  ([put, isGone, choice]: [put: unknown, isGone: boolean, choice: number]): Change =>
  (answer) => {
    const places = placesIn(answer)
    const at = places[choice % places.length] ?? []
    const changed = mutated(answer, { at, put: isGone && at.length > 0 ? undefined : put })
    return { kind: 'open', what: `something made up at ${pointerOf(at)}`, reply: reply(changed) }
  }

const TEXTS = ['', 'x', '7', '2027-05-21', '2027-05-21T10:00:00', '2027-05-21T10:00:00Z', '0001-01-01T00:00:00']
const NUMBERS = [0, 1, -1, 1.5, 20, 1_000_000_000]

/** Other plausible values: of the same type, or none. */
function alternatives(value: unknown): unknown[] {
  if (Array.isArray(value)) return [undefined, null, [], value.slice(0, 1), [...value, ...value]]
  if (typeof value === 'string') return [undefined, null, ...TEXTS]
  if (typeof value === 'number') return [undefined, null, ...NUMBERS]
  return typeof value === 'boolean' ? [undefined, null, !value] : [undefined, null]
}

const valueAt = (value: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((inner, name) => (inner as Values)[name], value)

/** Several small changes inside the provider's envelope, which its tolerant contract may or may not allow. */
export const loosely = (): fc.Arbitrary<Change> =>
  fc.array(fc.tuple(PLACE, PLACE), { minLength: 1, maxLength: 4 }).map((changes) => (answer) => {
    const changed = changes.reduce<unknown>((value, [choice, other]) => {
      const places = placesIn(value).filter(([name, inner]) => name === 'body' && inner !== undefined)
      const at = places[choice % places.length]
      if (at === undefined) return value
      const others = alternatives(valueAt(value, at))
      return mutated(value, { at, put: others[other % others.length] })
    }, answer)
    return { kind: 'open', what: 'several small changes', reply: reply(changed) }
  })

const JSON_TYPE = { 'content-type': 'application/json' }

const raw =
  (what: string, to: (text: string) => string, changes: Partial<Reply> = {}): Change =>
  (answer) => ({
    kind: 'bad',
    what,
    reply: { status: 200, headers: JSON_TYPE, text: to(JSON.stringify(answer)), ...changes },
  })

const NO_ANSWERS: Change[] = [
  raw('nothing', () => ''),
  raw('half of it', (text) => text.slice(0, text.length / 2)),
  raw('something behind it', (text) => `${text}}`),
  raw('a page', () => '<!doctype html><h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
  raw('no type', (text) => text, { headers: {} }),
  raw('a name twice', (text) => text.replace('{', '{"a":1,"a":2,')),
  raw('too deep', () => '['.repeat(5000) + ']'.repeat(5000)),
  raw('compressed', (text) => text, { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }),
  raw('a redirect', () => '', { headers: { location: 'https://evil.example/' }, status: 302 }),
  raw('nothing to say', () => '', { status: 204 }),
  raw('a status of its own', (text) => text, { status: 299 }),
]

const NAMES = [
  'not-found',
  'sold-out',
  'expired',
  'over-capacity',
  'wrong-step',
  'bad-request',
  'no-such-name',
  '__proto__',
]

/** A problem of the agency: any status that the operation declares and some others, with any name. */
const refusals = (id: OperationId): fc.Arbitrary<Change> =>
  fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.constantFrom(418, 429, 501, 508, ...operations[id].responses.map(Number).filter((it) => it >= 400)),
    )
    .map(([name, status]) => () => ({
      kind: 'no',
      what: `${status} ${name}`,
      reply: {
        status,
        headers: { 'content-type': 'application/problem+json' },
        text: JSON.stringify({ type: `https://agency.example/${name}`, title: name, status, detail: 'private words' }),
      },
    }))
