import { operations as rows } from '../generated/agency/operations.js'
import { routes } from '../generated/agency/routes.js'
import type { operations } from '../generated/agency/types.d.ts'
import {
  callsOf,
  type AnswerOf,
  type AnyInput,
  type CallInit,
  type ClientOptions,
  type InputArguments,
  type InputOf,
  type ProblemOf,
} from './calls.ts'

/** Where the API is, and for a program its key and the session of the booking that it works on. */
export interface AgencyClientOptions extends ClientOptions {
  /** Key of the site, sent with every call. Without one the cookies of `fetch` decide whose calls they are. */
  siteKey?: string
  /**
   * Only with a key: holds the sealed session of one booking. The client keeps it up to date; who keeps the value can go on
   * later, or elsewhere. Left out, the client has a holder of its own.
   */
  session?: SessionHolder
}

/** The value is opaque, and absent before `reservationStart` and after the booking is made. */
export interface SessionHolder {
  value?: string | undefined
}

type Operations = operations
type Id = keyof Operations

/** The body of a success answer. */
export type Answer<K extends Id> = AnswerOf<Operations[K]>

/** The problem document of any other answer. */
export type CallProblem<K extends Id> = ProblemOf<Operations[K]>

type Flat<T> = { [P in keyof T]: T[P] }
type KeyHeader = 'Idempotency-Key'

/** The headers that a caller writes: the session is the client's own, and a key is made where none is given. */
type Headers<H> = Flat<Omit<H, 'X-Session' | KeyHeader> & Partial<Pick<H, KeyHeader & keyof H>>>
type WithOwnHeaders<I> = I extends { header?: infer H }
  ? keyof Headers<NonNullable<H>> extends never
    ? Omit<I, 'header'>
    : Omit<I, 'header'> &
        (object extends Headers<NonNullable<H>>
          ? { header?: Headers<NonNullable<H>> }
          : { header: Headers<NonNullable<H>> })
  : I

/** Path, query and header parameters and the body of a call; only what the call has. */
export type CallInput<K extends Id> = Flat<WithOwnHeaders<InputOf<Operations[K]>>>

/** An answer or a problem, never both. A call that got no answer at all rejects. */
export type CallResult<K extends Id> =
  | { data: Answer<K>; error?: undefined; response: Response }
  | { data?: undefined; error: CallProblem<K>; response: Response }

/** A function per operation: `client.hotelView({ path: { id } })`. */
export type AgencyClient = {
  [K in Id]: (...args: [...InputArguments<CallInput<K>>, init?: CallInit]) => Promise<CallResult<K>>
}

/**
 * The agency API as functions named by operationId; no caller needs to know a path. A call that takes an Idempotency-Key
 * gets a new one unless it is given: give one to be able to repeat a call whose answer got lost.
 */
export function createAgencyClient({ siteKey, session = {}, ...options }: AgencyClientOptions): AgencyClient {
  const sending = siteKey === undefined ? options : { ...options, fetch: withKey(siteKey, session, options.fetch) }
  // The table of routes and the types come from one document: here, and only here, the compiler takes our word for it.
  return callsOf(routes, sending, (id, input) => (isKeyed(id) ? withNewKey(input) : input)) as AgencyClient
}

const isKeyed = (id: string) => rows[id as Id].parameters.some(({ name }) => name === 'idempotency-key')

function withNewKey(input: AnyInput): AnyInput {
  const { header } = input
  return { ...input, header: { 'Idempotency-Key': crypto.randomUUID(), ...header } }
}

/** Sends every request as the holder of a key does, and keeps the session that an answer brings. */
function withKey(siteKey: string, session: SessionHolder, send: ClientOptions['fetch'] = fetch) {
  return async (request: Request): Promise<Response> => {
    request.headers.set('authorization', `Bearer ${siteKey}`)
    if (session.value !== undefined) request.headers.set('x-session', session.value)
    const response = await send(request)
    const next = response.headers.get('x-session')
    if (next !== null) session.value = next === 'ended' ? undefined : next
    return response
  }
}
