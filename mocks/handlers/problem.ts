import { IllegalMove } from '../world/basics/illegal-move.ts'
import { Refusal, type RefusalName } from '../world/basics/refusal.ts'
import type { Schema } from '../world/basics/schemas.ts'

const STATUS = {
  'bad-request': 400,
  'not-found': 404,
  'unknown-session': 404,
  'sold-out': 409,
  expired: 409,
  'wrong-step': 409,
  'over-capacity': 422,
  'travellers-refused': 422,
} as const satisfies Record<RefusalName, number>

type Status = (typeof STATUS)[RefusalName]

const TITLES: Readonly<Record<RefusalName, string>> = {
  'bad-request': 'Invalid request',
  'not-found': 'Not found',
  'unknown-session': 'Unknown booking',
  'sold-out': 'Sold out',
  expired: 'Expired',
  'wrong-step': 'Wrong step',
  'over-capacity': 'Too many people for the room',
  'travellers-refused': 'Travellers refused',
}

interface ProblemReply {
  readonly status: Status
  readonly body: Schema<'Problem'>
}

/** A problem in the agency's format; `requestId` is the agency's own id of the call. */
export function problemOf(reason: RefusalName, detail: string): ProblemReply {
  const status = STATUS[reason]
  return { status, body: { type: `/problems/${reason}`, title: TITLES[reason], status, detail, requestId: 'agency' } }
}

/** The problem for a thrown error; undefined when the error is a bug of the mock. */
export function problemFrom(error: unknown): ProblemReply | undefined {
  if (error instanceof Refusal) return problemOf(error.reason, error.message)
  if (error instanceof IllegalMove) return problemOf('wrong-step', error.message)
  return undefined
}
