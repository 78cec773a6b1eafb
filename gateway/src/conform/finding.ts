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
  /** In how many items of a list. */
  times: number
  /** A shape that the contract only assumes: forwarded and logged by default. */
  isAssumed: boolean
  /** A price, which is never forwarded unchecked by default. */
  isPrice: boolean
}

/** A line that the gateway would log. */
export interface Line {
  event: string
  places: readonly string[]
}

/** Why a question was not asked: it changes something for good; it creates a record; it belongs to a session. */
export type Unasked = 'never' | 'needs-writes' | 'needs-session'

/** What a question has shown. */
export interface Finding {
  upstream: ConformanceTarget['upstream']
  operationId: CheckedId
  /**
   * `keeps` the contract; `differs`, with what the default settings would do; `refused`: a definite no, which says
   * nothing about the shape; `failed`: no response that the gateway can read; `not-asked`.
   */
  outcome: 'keeps' | 'differs' | 'refused' | 'failed' | 'not-asked'
  differences: readonly Difference[]
  /** What the default settings would do with a response that differs. */
  byDefault?: 'forwarded' | 'mended' | 'refused'
  /** What the mode `report` would log. */
  logged: readonly Line[]
  status?: number
  /** The reason of a refusal or failure, without texts of the upstream. */
  reason?: string
  /** Why it was not asked. */
  unasked?: Unasked
  /** Duration of the call and the deadline of its class, in milliseconds. */
  took?: number
  deadline?: number
  /** The response, for later questions. */
  value?: unknown
}

/** A finding about a response. */
type Judgement = Pick<Finding, 'outcome' | 'differences' | 'logged'> &
  Partial<Pick<Finding, 'byDefault' | 'reason' | 'value'>>

/** The checks by default, and in the mode `report` of `ANSWER_CHECKS`. */
const DEFAULT = { known: 'enforce', assumed: 'report' } as const
const REPORT = { known: 'report', assumed: 'report' } as const

/** Judges a response with the gateway's own validators: once as by default, once as in mode `report`. */
export async function judgeAnswer(target: ConformanceTarget, question: Question, wire: WireAnswer): Promise<Judgement> {
  const reported = await attempt(target, question, wire, REPORT)
  if (reported.error !== undefined) return { ...failureIn(reported.error, wire), differences: [], logged: [] }
  const { value } = reported
  const validate = await target.validatorOf(question, wire.status)
  const differences = validate === undefined ? [NO_STATUS] : differencesIn(target, question, wire, validate)
  if (differences.length === 0) return { outcome: 'keeps', differences, logged: [], value }
  const strict = await attempt(target, question, wire, DEFAULT)
  const isMended = strict.lines.some(({ event }) => event.endsWith('-left-out'))
  const byDefault = strict.error !== undefined ? 'refused' : isMended ? 'mended' : 'forwarded'
  return { outcome: 'differs', differences, byDefault, logged: reported.lines, value }
}

const NO_STATUS: Difference = {
  pointer: '',
  detail: 'the contract has no success response with this status',
  times: 1,
  isAssumed: false,
  isPrice: false,
}

interface Attempt {
  lines: Line[]
  error?: unknown
  value?: unknown
}

async function attempt(
  target: ConformanceTarget,
  question: Question,
  wire: WireAnswer,
  checks: Parameters<ConformanceTarget['read']>[2]['checks'],
): Promise<Attempt> {
  const lines: Line[] = []
  try {
    return { value: await target.read(question, wire, { checks, log: logInto(lines) }), lines }
  } catch (error) {
    return { error, lines }
  }
}

/** A log that adds its events to a list. */
const logInto = (lines: Line[]): Log => ({
  request() {},
  event: (event: string, { places = [] }: EventFields = {}) => void lines.push({ event, places }),
  fault() {},
})

/** A response that even the mode `report` cannot forward, or a refusal. */
function failureIn(error: unknown, { headers }: WireAnswer): Pick<Judgement, 'outcome' | 'reason'> {
  // An unknown session of the agency, or a refused token of the provider.
  if (!(error instanceof Problem))
    return { outcome: 'refused', reason: error instanceof Error ? error.name : 'unknown' }
  if (error.name === 'upstream-contract') {
    const type = headers['content-type']?.split(';')[0] ?? 'no content type'
    return { outcome: 'failed', reason: `is no JSON that can be read (${type})` }
  }
  return { outcome: error.outcome === 'refused' ? 'refused' : 'failed', reason: error.name }
}

/** The reason of a call without a response. */
export function reasonOf(error: unknown): string {
  if (error instanceof CallError) return error.sent ? `was ${error.reason}` : `was ${error.reason}, before it was sent`
  return error instanceof Problem ? error.name : 'could not be made'
}

function differencesIn(
  target: ConformanceTarget,
  question: Question,
  wire: WireAnswer,
  validate: Validate,
): Difference[] {
  const value: unknown = JSON.parse(new TextDecoder().decode(wire.bytes))
  if (validate(value)) return []
  const { assumed, priced } = target.pathsOf(question)
  const found = new Map<string, Difference>()
  const errors: readonly ValidationError[] = validate.errors ?? []
  for (const error of errors) {
    for (const { pointer, detail } of fieldProblems([error])) {
      const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
      const known = found.get(`${place} ${detail}`)
      const isPrice = isWithin(error, priced)
      const fresh = { pointer: place, detail, times: 0, isAssumed: !isPrice && isWithin(error, assumed), isPrice }
      found.set(`${place} ${detail}`, { ...fresh, ...known, times: (known?.times ?? 0) + 1 })
    }
  }
  return [...found.values()]
}
