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
import { settled, type Unexplained } from './settled.ts'

/** Base URL of the API and, for programs, the site key and the session of a booking. */
export interface AgencyClientOptions extends ClientOptions {
  /** Site key, sent with every call. Without a key, the cookies of `fetch` identify the session. */
  siteKey?: string
  /**
   * Only with a key: holds the sealed session of one booking, which the client keeps up to date. Store the value to
   * continue the booking later or elsewhere. By default the client creates its own holder.
   */
  session?: SessionHolder
}

/**
 * Holds the opaque session of a booking. There is none before `reservationStart` and after the booking is completed.
 */
export interface SessionHolder {
  value?: string | undefined
}

type Operations = operations
type Id = keyof Operations

/** The body of a success response. */
export type Answer<K extends Id> = AnswerOf<Operations[K]>

/** The problem document of any other response. A problem of another server has no `name`. */
export type CallProblem<K extends Id> = ProblemOf<Operations[K]> | Unexplained

/** The same properties as one object type, which editors show in full. */
type Flat<T> = { [P in keyof T]: T[P] }
type KeyHeader = 'Idempotency-Key'

/**
 * The headers that a caller may set. The client sends the session itself and creates an Idempotency-Key unless one is
 * given.
 */
type Headers<H> = Flat<Omit<H, 'X-Session' | KeyHeader> & Partial<Pick<H, KeyHeader & keyof H>>>
type WithOwnHeaders<I> = I extends { header?: infer H }
  ? keyof Headers<NonNullable<H>> extends never
    ? Omit<I, 'header'>
    : Omit<I, 'header'> &
        (object extends Headers<NonNullable<H>>
          ? { header?: Headers<NonNullable<H>> }
          : { header: Headers<NonNullable<H>> })
  : I

/** Path, query and header parameters and the body of a call, without those that it does not have. */
export type CallInput<K extends Id> = Flat<WithOwnHeaders<InputOf<Operations[K]>>>

/**
 * Either a response or a problem. A call without any response, or with a success that is not JSON, rejects.
 */
export type CallResult<K extends Id> =
  | { data: Answer<K>; error?: undefined; response: Response }
  | { data?: undefined; error: CallProblem<K>; response: Response }

/** A function per operation: `client.hotelView({ path: { id } })`. */
export type AgencyClient = {
  [K in Id]: (...args: [...InputArguments<CallInput<K>>, init?: CallInit]) => Promise<CallResult<K>>
}

/**
 * Creates a client of the agency API with a function per operationId, so that callers need no paths. A call that requires an
 * Idempotency-Key gets a new one unless you pass your own. Pass your own to be able to repeat a call after a lost
 * response.
 */
export function createAgencyClient({ siteKey, session = {}, ...options }: AgencyClientOptions): AgencyClient {
  const clientOptions =
    siteKey === undefined ? options : { ...options, fetch: withKey(siteKey, session, options.fetch) }
  // The only cast: routes and types are generated from the same document, which the compiler cannot know.
  return callsOf(routes, clientOptions, { complete, settle: settled }) as AgencyClient
}

const complete = (id: string, input: AnyInput) => (needsKey(id) ? withNewKey(input) : input)

/** Whether an operation requires an Idempotency-Key. */
const needsKey = (id: string) => rows[id as Id].parameters.some(({ name }) => name === 'idempotency-key')

function withNewKey(input: AnyInput): AnyInput {
  const { header } = input
  return { ...input, header: { 'Idempotency-Key': crypto.randomUUID(), ...header } }
}

/** Wraps a `fetch` so that it sends the key and the session, and stores the session of each response. */
function withKey(siteKey: string, session: SessionHolder, send: ClientOptions['fetch'] = fetch) {
  return async (request: Request): Promise<Response> => {
    request.headers.set('authorization', `Bearer ${siteKey}`)
    if (session.value !== undefined) request.headers.set('x-session', session.value)
    const response = await send(request)
    const newSession = response.headers.get('x-session')
    if (newSession !== null) session.value = newSession === 'ended' ? undefined : newSession
    return response
  }
}
