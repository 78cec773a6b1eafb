import * as z from 'zod'
import { operations, type OperationLimit } from '@rota/openapi/agency/operations'
import { operations as providerOperations } from '@rota/openapi/provider/operations'
import type { AnswerChecks, CheckedId } from '../ports/config.ts'
import type { LimitFactors } from '../ports/limits.ts'
import { LIMITS } from '../policy/limits.ts'

const CHECK = z.enum(['enforce', 'report', 'off'])

/** Parses a comma-separated list of a default value and of values by name: `report, hotelView=off`. */
const pairsIn = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const end = part.indexOf('=')
      return end < 0 ? { part, value: part } : { part, name: part.slice(0, end), value: part.slice(end + 1) }
    })

/**
 * The default checks: responses that break the contract are refused, except in shapes marked `x-assumed`, where
 * differences are only logged (decision 1.3).
 */
export const ANSWER_CHECKS = { default: 'enforce', assumed: 'report' } as const

/** Parses the variable `ANSWER_CHECKS`. A check without a name replaces both defaults. */
export const answerChecks = z.string().transform((text, context): AnswerChecks => {
  const result: AnswerChecks = { ...ANSWER_CHECKS, operations: {} }
  for (const { part, name, value } of pairsIn(text)) {
    const mode = CHECK.safeParse(value)
    const isKnown = name === undefined || Object.hasOwn({ ...operations, ...providerOperations }, name)
    if (!mode.success || !isKnown) context.addIssue({ code: 'custom', message: `${part} is no check of an operation` })
    else if (name === undefined) result.default = result.assumed = mode.data
    else result.operations[name as CheckedId] = mode.data
  }
  return result
})

/** Parses the variable `LIMITS`. `address` is a factor of all limits per address, besides the factors by name. */
export const limits = z.string().transform((text, context): LimitFactors => {
  const result: LimitFactors = { default: 1, limits: {} }
  for (const { part, name, value } of pairsIn(text)) {
    const factor = z.coerce.number().positive().safeParse(value)
    const isKnown = name === undefined || name === 'address' || Object.hasOwn(LIMITS, name)
    if (!factor.success || !isKnown) context.addIssue({ code: 'custom', message: `${part} is no factor of a limit` })
    else if (name === undefined) result.default = factor.data
    else if (name === 'address') result.address = factor.data
    else result.limits[name as OperationLimit] = factor.data
  }
  return result
})
