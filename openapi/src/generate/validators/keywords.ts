import { _, str, type Ajv2020, type CodeKeywordDefinition, type KeywordCxt, type Name } from 'ajv/dist/2020.js'
import { ucs2length } from '../../runtime.ts'
import { decimalsOf } from '../../scan/prepare.ts'

/** Replaces three keywords of Ajv by faster or exact ones, and adds three marks that compare properties. */
export function addKeywords(ajv: Ajv2020): void {
  ajv.removeKeyword('maxLength').removeKeyword('minLength').removeKeyword('multipleOf')
  ajv.addKeyword(maxLength).addKeyword(minLength).addKeyword(multipleOf)
  ajv.addKeyword(after).addKeyword(atLeast).addKeyword(sum)
}

/**
 * Like `maxLength` of Ajv, but counts characters only if the number of UTF-16 units does not decide, because counting is
 * slow.
 */
const maxLength: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => str`must NOT have more than ${schemaCode} characters`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code(cxt) {
    const limit: number = cxt.schema
    cxt.fail(_`${cxt.data}.length > ${limit} && ${counter(cxt)}(${cxt.data}) > ${limit}`)
  },
}

/** Like `minLength` of Ajv, with the same optimisation as `maxLength`. */
const minLength: CodeKeywordDefinition = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => str`must NOT have fewer than ${schemaCode} characters`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code(cxt) {
    const limit: number = cxt.schema
    const units = _`${cxt.data}.length`
    if (limit <= 1) return cxt.fail(_`${units} < ${limit}`)
    cxt.fail(_`${units} < ${limit} || (${units} < ${2 * limit} && ${counter(cxt)}(${cxt.data}) < ${limit})`)
  },
}

/**
 * Like `multipleOf` of Ajv, but exact for decimal steps: a number is a multiple of 0.01 if it is the double nearest to an
 * amount with two decimals. Ajv divides, and therefore either refuses 19.99 or accepts 0.30000000000000004 (B8).
 */
const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
  code(cxt) {
    const step: number = cxt.schema
    const scale = 10 ** decimalsOf(step)
    const units = Math.round(step * scale)
    const rounded = _`Math.round(${cxt.data} * ${scale})`
    const isNotRounded = _`${rounded} / ${scale} !== ${cxt.data}`
    cxt.fail(units === 1 ? isNotRounded : _`${isNotRounded} || ${rounded} % ${units} !== 0`)
  },
}

/** `x-after: checkIn`: the number must be greater than the sibling property, when that is a number too. */
const after: CodeKeywordDefinition = {
  keyword: 'x-after',
  type: 'number',
  schemaType: 'string',
  error: {
    message: ({ schema }: { schema: string }) => str`must be after ${schema}`,
    params: ({ schemaCode }) => _`{sibling: ${schemaCode}}`,
  },
  code(cxt) {
    const name: string = cxt.schema
    const sibling = _`${cxt.it.parentData}[${name}]`
    cxt.fail(_`typeof ${sibling} == "number" && ${cxt.data} <= ${sibling}`)
  },
}

/** `x-at-least: departure`: the number must not be less than the sibling property, when that is a number too. */
const atLeast: CodeKeywordDefinition = {
  keyword: 'x-at-least',
  type: 'number',
  schemaType: 'string',
  error: {
    message: ({ schema }: { schema: string }) => str`must not be less than ${schema}`,
    params: ({ schemaCode }) => _`{sibling: ${schemaCode}}`,
  },
  code(cxt) {
    const name: string = cxt.schema
    const sibling = _`${cxt.it.parentData}[${name}]`
    cxt.fail(_`typeof ${sibling} == "number" && ${cxt.data} < ${sibling}`)
  },
}

interface Sum {
  of: string[]
  minimum: number
  maximum: number
}

/** `x-sum: { of, minimum, maximum }` limits the sum of the named properties. Absent or non-numeric ones count as 0. */
const sum: CodeKeywordDefinition = {
  keyword: 'x-sum',
  type: 'object',
  schemaType: 'object',
  error: {
    message: ({ schema }: { schema: Sum }) =>
      str`must have ${schema.minimum} to ${schema.maximum} of ${schema.of.join(', ')} together`,
    params: ({ schema }: { schema: Sum }) => _`{minimum: ${schema.minimum}, maximum: ${schema.maximum}}`,
  },
  code(cxt) {
    const { of, minimum, maximum }: Sum = cxt.schema
    const total = cxt.gen.let('total', 0)
    for (const name of of) {
      const part = _`${cxt.data}[${name}]`
      cxt.gen.if(_`typeof ${part} == "number"`, () => cxt.gen.assign(total, _`${total} + ${part}`))
    }
    cxt.fail(_`${total} < ${minimum} || ${total} > ${maximum}`)
  },
}

/** The name by which generated code calls `ucs2length` of our runtime. */
function counter(cxt: KeywordCxt): Name {
  return cxt.gen.scopeValue('func', { ref: ucs2length, code: _`ucs2length` })
}
