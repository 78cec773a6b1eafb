/**
 * Generates `handlers.d.ts`: the type of the mock handlers, with one function per upstream call. A missing handler, an
 * undocumented status or a wrong literal in a body then does not compile.
 */
export function printHandlers(): string {
  return `import type { operations } from './upstream.js'

type None = Record<never, never>
type Part<T, K extends string> = T extends { [P in K]?: infer V } ? ([NonNullable<V>] extends [never] ? None : NonNullable<V>) : None
type Lower<T> = { [K in keyof T as Lowercase<K & string>]: T[K] }
type Body<O> = O extends { requestBody?: infer B } ? (NonNullable<B> extends { content: infer C } ? C[keyof C] : undefined) : undefined

/** What a handler gets, decoded and checked; \`context\` is the rest that it knows of the call. */
export interface HandlerInput<O, Context> {
  readonly path: O extends { parameters: infer P } ? Part<P, 'path'> : never
  readonly query: O extends { parameters: infer P } ? Part<P, 'query'> : never
  /** Header names are lower case. */
  readonly header: O extends { parameters: infer P } ? Lower<Part<P, 'header'>> : never
  readonly body: Body<O>
  readonly context: Context
}

/** What a handler may answer: a status of the contract with its body. */
export type HandlerReply<R> = {
  [S in keyof R]: { status: S; headers?: Record<string, string> } & (R[S] extends { content: infer C extends object }
    ? { body: C[keyof C] }
    : { body?: undefined })
}[keyof R]

export type UpstreamOperationId = keyof operations

export type Handler<K extends UpstreamOperationId, Context> = (
  input: HandlerInput<operations[K], Context>,
) => HandlerReply<operations[K]['responses']> | Promise<HandlerReply<operations[K]['responses']>>

/** Every call that is not tagged \`gateway\`. */
export type Handlers<Context> = { [K in UpstreamOperationId]: Handler<K, Context> }
`
}
