import createClient from 'openapi-fetch'

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

type Given<T> = { [K in keyof T as [NonNullable<T[K]>] extends [never] ? never : K]: T[K] }
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

type Send = (method: string, path: string, init: Sending) => Promise<unknown>

/**
 * Creates one function per route, named by its operation. The caller supplies the types, because routes and types come
 * from the same document.
 * @param complete fills in what the caller may omit from an input
 */
export function callsOf(
  routes: Readonly<Record<string, string>>,
  options: ClientOptions,
  complete: (id: string, input: AnyInput) => AnyInput = (_id, input) => input,
): object {
  const request = createClient(options).request as unknown as Send
  const calls = Object.entries(routes).map(([id, route]) => {
    const [method = '', path = ''] = route.split(' ')
    const call = (input: AnyInput = {}, { token, ...init }: BearerInit = {}) => {
      const { body, ...params } = complete(id, input)
      const headers = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }
      return request(method, path, { ...init, ...headers, params, body })
    }
    return [id, call]
  })
  return Object.fromEntries(calls)
}
