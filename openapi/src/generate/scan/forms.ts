import type { Form } from '../../scan/form.ts'
import { callsOf, jsonContent, type Call, type Document } from '../document/document.ts'
import { markedPaths } from '../print/marks.ts'
import { isComposed } from '../views/legs.ts'
import { formOf } from './form-of.ts'

/**
 * The forms of responses that the gateway forwards unchanged, by operationId: those of shared operations of the agency
 * without private properties.
 */
export function formsOf(document: Document): ReadonlyMap<string, Form> {
  return new Map(
    callsOf(document).flatMap((call): [string, Form][] => {
      const schema = answerOf(call)
      if (schema === undefined || markedPaths(document, [schema]).private.length > 0) return []
      return [[call.id, formOf(document, schema, { leg: 'upstream', isAnswer: true })]]
    }),
  )
}

function answerOf(call: Call) {
  if (call.operation['x-audience'] !== 'shared' || isComposed(call)) return undefined
  return jsonContent(call.answers.find(({ status }) => status === '200')?.response)?.schema
}
