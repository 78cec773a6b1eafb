import createClient from 'openapi-fetch'

/** Where and how a client sends its calls. */
export interface ClientOptions {
  /** Base URL of the API, for example `/api` or `https://shop.example/api`. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  /** Sent with every call. */
  headers?: Record<string, string>
}

type Json<R> = R extends { content: infer C extends object } ? C[keyof C] : undefined
type Success = 200 | 201 | 202 | 204
type Answers<O> = O extends { responses: infer R } ? R : never

/** The body of an operation's success response. */
export type AnswerOf<O> = {
  [S in keyof Answers<O>]: S extends Success ? Json<Answers<O>[S]> : never
}[keyof Answers<O>]

/** The body of any other response. */
export type ProblemOf<O> = {
  [S in keyof Answers<O>]: S extends Success ? never : Json<Answers<O>[S]>
}[keyof Answers<O>]

/** The properties of T that have a type at all. */
type Given<T> = { [K in keyof T as [NonNullable<T[K]>] extends [never] ? never : K]: T[K] }
/** The body of an operation, as a property of its input. */
type Sent<O> = O extends { requestBody: { content: infer C } }
  ? { body: C[keyof C] }
  : O extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? unknown
      : { body?: NonNullable<B> extends { content: infer C } ? C[keyof C] : never }
    : unknown
type Parameters<O> = O extends { parameters: infer P } ? P : unknown

/** Path, query and header parameters and the body of an operation; only what it has. */
export type InputOf<O> = Given<Parameters<O>> & Sent<O>

/** The input as arguments. It is optional if none of its properties is required. */
export type InputArguments<I> = object extends I ? [input?: I] : [input: I]

/** Options of a single call. */
export interface CallInit {
  signal?: AbortSignal
}

/** Options of a single call to an API that requires a token. */
export interface BearerInit extends CallInit {
  token?: string
}

/** The input of any call. */
export interface AnyInput {
  path?: unknown
  query?: unknown
  header?: object
  body?: unknown
}

interface Sending extends CallInit {
  headers?: Record<string, string>
  params: AnyInput
  body: unknown
}

/** What openapi-fetch makes of a response: `error` is whatever the body was, and undefined or '' without one. */
export interface AnyResult {
  data?: unknown
  error?: unknown
  response: Response
}

type Send = (method: string, path: string, init: Sending) => Promise<AnyResult>

/** What a client does besides sending. */
interface Around {
  /** Fills in what the caller may omit from an input. */
  complete?: (id: string, input: AnyInput) => AnyInput
  /** Makes a result what the types of the client promise. */
  settle?: (result: AnyResult) => AnyResult
}

/**
 * Creates one function per route, named by its operation. The caller supplies the types, because routes and types come
 * from the same document.
 */
export function callsOf(
  routes: Readonly<Record<string, string>>,
  options: ClientOptions,
  { complete = (_id, input) => input, settle = (result) => result }: Around = {},
): object {
  // The cast: openapi-fetch wants the types of a document, which only the caller has.
  const request = createClient(options).request as unknown as Send
  const calls = Object.entries(routes).map(([id, route]) => {
    const [method = '', path = ''] = route.split(' ')
    const call = async (input: AnyInput = {}, { token, ...init }: BearerInit = {}) => {
      const { body, ...params } = complete(id, input)
      const headers = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }
      return settle(await request(method, path, { ...init, ...headers, params, body }))
    }
    return [id, call]
  })
  return Object.fromEntries(calls)
}
