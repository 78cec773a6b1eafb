import type { ValidateFunction } from 'ajv/dist/2020.js'
import { fieldProblems } from '../../errors.ts'
import { without } from '../../strip.ts'
import type { Compiled } from '../validators/compile.ts'
import { ContractError } from '../contract-error.ts'
import { callsOf, jsonContent, type Call, type Document, type MediaType } from '../document/document.ts'
import { hasMark } from '../document/params.ts'
import { markedPaths } from '../print/marks.ts'

/**
 * Validates every example with the production validators. Throws a ContractError with all problems. Examples show bodies
 * and responses as a caller of the gateway sees them, without private properties.
 */
export function checkExamples(document: Document, compiled: Compiled): void {
  const problems = callsOf(document).flatMap((call) =>
    parameterProblems(call, compiled).concat(bodyProblems(call, compiled), answerProblems(document, call, compiled)),
  )
  if (problems.length > 0) throw new ContractError('examples', [...new Set(problems)])
}

function parameterProblems(call: Call, compiled: Compiled): string[] {
  const { params, uparams = params } = Object.fromEntries(compiled.operations.get(call.id) ?? [])
  return call.parameters.flatMap((parameter) =>
    valuesOf(parameter).flatMap((value) => {
      const validate = hasMark(parameter, 'x-added') ? params : uparams
      const place = `/${parameter.in}/${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`
      const input = { path: {}, query: {}, header: {}, [parameter.in]: { [place.split('/')[2] ?? '']: value } }
      return validationErrors(validate, input, `${call.id} parameter`).filter(
        (it) => it.includes(`${place} `) && !isMissing(it),
      )
    }),
  )
}

const isMissing = (message: string) => message.endsWith('is required')

function bodyProblems(call: Call, compiled: Compiled): string[] {
  const validate = compiled.operations.get(call.id)?.get('body')
  return valuesOf(jsonContent(call.body)).flatMap((value) => validationErrors(validate, value, `${call.id} body`))
}

function answerProblems(document: Document, call: Call, compiled: Compiled): string[] {
  return call.answers.flatMap(({ status, response }) => {
    const json = jsonContent(response)
    const validate = compiled.operations.get(call.id)?.get(`r${status}`)
    const privatePaths = markedPaths(document, [json?.schema ?? true]).private
    const hasPrivate = (value: unknown) => without(privatePaths, value) !== value
    const leaks = valuesOf(json).some(hasPrivate) ? [`${call.id} ${status} shows a private property`] : []
    return valuesOf(json)
      .flatMap((value) => validationErrors(validate, value, `${call.id} ${status}`))
      .concat(leaks)
  })
}

function valuesOf(holder: MediaType | undefined): unknown[] {
  const namedExamples = Object.values(holder?.examples ?? {}).flatMap((it) => ('value' in it ? [it.value] : []))
  return holder?.example === undefined ? namedExamples : [holder.example, ...namedExamples]
}

/** Validates a value. Returns one sentence per error. */
function validationErrors(validate: ValidateFunction | undefined, value: unknown, where: string): string[] {
  if (!validate || validate(value)) return []
  return fieldProblems(validate.errors ?? []).map(({ pointer, detail }) => `${where}: ${pointer || '/'} ${detail}`)
}
