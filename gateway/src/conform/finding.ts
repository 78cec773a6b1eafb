import { fieldProblems } from '@rota/openapi/errors'
import type { Validate, ValidationError } from '@rota/openapi/agency/validators'
import { isWithin } from '../contract/prune-invalid.ts'
import type { CheckedId } from '../ports/config.ts'
import type { EventFields, Log } from '../ports/log.ts'
import { CallError, type WireAnswer } from '../ports/platform.ts'
import { Problem } from '../ports/problem.ts'
import type { ConformanceTarget, Question } from './target.ts'

/** A place where a response differs from the contract. */
export interface Difference {
  /** JSON Pointer; `*` for the index of a list. */
  pointer: string
  /** What the contract wants. Never a value of the response. */
  detail: string
  /** The number of list items with this difference. */
  times: number
  /** Whether the contract only assumes this shape. Such a difference is forwarded and logged by default. */
  isAssumed: boolean
  /** Whether the value is a price, which is never forwarded unchecked by default. */
  isPrice: boolean
}

/** An event that the gateway would log, with its places. */
export interface LogLine {
  event: string
  places: readonly string[]
}

/**
 * Why an operation was not called. `never`: it books, pays, cancels or sends a letter; `needs-writes`: it creates or
 * changes a record; `needs-session`: it belongs to a session, and there is none.
 */
export type Unasked = 'never' | 'needs-writes' | 'needs-session'

/** The result of calling one operation, or of not calling it. */
export interface Finding {
  upstream: ConformanceTarget['upstream']
  operationId: CheckedId
  /**
   * `keeps` the contract; `differs`, with what the default settings would do; `refused`: the upstream
   * refused the call, so nothing is known about the shape of a success; `failed`: there was no readable response;
   * `not-asked`: the operation was not called.
   */
  outcome: 'keeps' | 'differs' | 'refused' | 'failed' | 'not-asked'
  differences: readonly Difference[]
  /** What the default settings would do with a response that differs. */
  byDefault?: 'forwarded' | 'mended' | 'refused'
  /** What the mode `report` would log. */
  logged: readonly LogLine[]
  status?: number
  /** The reason of a refusal or failure, without texts of the upstream. */
  reason?: string
  unasked?: Unasked
  /** Duration of the call and the deadline of its class, in milliseconds. */
  duration?: number
  deadline?: number
  /** The value of the response, which later questions take values from. */
  value?: unknown
}

/** The part of a finding that concerns the response. */
type Judgement = Pick<Finding, 'outcome' | 'differences' | 'logged'> &
  Partial<Pick<Finding, 'byDefault' | 'reason' | 'value'>>

/** The settings of the checks: the default ones, and the mode `report` of `ANSWER_CHECKS`. */
const DEFAULT = { known: 'enforce', assumed: 'report' } as const
const REPORT = { known: 'report', assumed: 'report' } as const

/** Judges a response with the gateway's own validators: once in mode `report`, and if it differs, once by default. */
export async function judgeAnswer(target: ConformanceTarget, question: Question, wire: WireAnswer): Promise<Judgement> {
  const reported = await readWith(target, question, wire, REPORT)
  if (reported.error !== undefined) return { ...failureIn(reported.error, wire), differences: [], logged: [] }
  const { value } = reported
  const validate = await target.validatorOf(question, wire.status)
  const differences = validate === undefined ? [NO_STATUS] : differencesIn(target, question, wire, validate)
  if (differences.length === 0) return { outcome: 'keeps', differences, logged: [], value }
  const byDefaultChecks = await readWith(target, question, wire, DEFAULT)
  const isMended = byDefaultChecks.lines.some(({ event }) => event.endsWith('-left-out'))
  const byDefault = byDefaultChecks.error !== undefined ? 'refused' : isMended ? 'mended' : 'forwarded'
  return { outcome: 'differs', differences, byDefault, logged: reported.lines, value }
}

/** The difference of a success whose status is not in the contract. */
const NO_STATUS: Difference = {
  pointer: '',
  detail: 'the contract has no success response with this status',
  times: 1,
  isAssumed: false,
  isPrice: false,
}

/** The value that the gateway would forward, or the error that it would throw, and the lines that it would log. */
interface ReadResult {
  lines: LogLine[]
  error?: unknown
  value?: unknown
}

/** Reads a response as the gateway would with these checks. */
async function readWith(
  target: ConformanceTarget,
  question: Question,
  wire: WireAnswer,
  checks: Parameters<ConformanceTarget['read']>[2]['checks'],
): Promise<ReadResult> {
  const lines: LogLine[] = []
  try {
    return { value: await target.read(question, wire, { checks, log: logInto(lines) }), lines }
  } catch (error) {
    return { error, lines }
  }
}

/** A log that adds its events to a list. */
const logInto = (lines: LogLine[]): Log => ({
  request() {},
  event: (event: string, { places = [] }: EventFields = {}) => void lines.push({ event, places }),
  fault() {},
})

/** Outcome and reason of a response that is a refusal, or that even the mode `report` cannot forward. */
function failureIn(error: unknown, { headers }: WireAnswer): Pick<Judgement, 'outcome' | 'reason'> {
  // Not a Problem: the agency does not know the session, or the provider refuses the token.
  if (!(error instanceof Problem))
    return { outcome: 'refused', reason: error instanceof Error ? error.name : 'unknown' }
  if (error.name === 'upstream-contract') {
    const type = headers['content-type']?.split(';')[0] ?? 'no content type'
    return { outcome: 'failed', reason: `is no JSON that can be read (${type})` }
  }
  return { outcome: error.outcome === 'refused' ? 'refused' : 'failed', reason: error.name }
}

/** Why a call got no response. */
export function reasonOf(error: unknown): string {
  if (error instanceof CallError) return error.sent ? `was ${error.reason}` : `was ${error.reason}, before it was sent`
  return error instanceof Problem ? error.name : 'could not be made'
}

/** The differences between a response and the contract. Those that items of a list have in common are counted once. */
function differencesIn(
  target: ConformanceTarget,
  question: Question,
  wire: WireAnswer,
  validate: Validate,
): Difference[] {
  const value: unknown = JSON.parse(new TextDecoder().decode(wire.bytes))
  if (validate(value)) return []
  const { assumed, priced } = target.pathsOf(question)
  const differences = new Map<string, Difference>()
  const errors: readonly ValidationError[] = validate.errors ?? []
  for (const error of errors) {
    for (const { pointer, detail } of fieldProblems([error])) {
      const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
      const key = `${place} ${detail}`
      const earlier = differences.get(key)
      const isPrice = isWithin(error, priced)
      const first = { pointer: place, detail, times: 0, isAssumed: !isPrice && isWithin(error, assumed), isPrice }
      differences.set(key, { ...first, ...earlier, times: (earlier?.times ?? 0) + 1 })
    }
  }
  return [...differences.values()]
}
