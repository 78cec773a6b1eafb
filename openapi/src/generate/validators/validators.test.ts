import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { integer, sample } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hardCases } from '../../testing/hard-cases.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { load, shop } from '../../testing/shop.ts'
import type { Validate, ValidationError } from '../../runtime.ts'
import { compileContract } from './compile.ts'
import type { Document, Schema } from '../document/document.ts'
import { printValidators } from './validators.ts'
import { writeFolder } from '../write.ts'

const names = Object.keys(hardCases)
const schemas = Object.fromEntries(names.map((name): [string, Schema] => [name, hardCases[name]?.schema ?? true]))
const document: Document = { openapi: '3.1.0', paths: {}, components: { schemas } }

const folder = newFolder('hard')
writeFolder(folder, printValidators(compileContract(document), new Map()))
const index = await load<{ schemas: Record<string, () => Promise<Validate>> }>(folder, 'index.js')

/** Unmodified Ajv with the schemas as written. */
const plain = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 5 })
addFormats.default(plain)
plain.addSchema({ $id: 'plain', components: { schemas } })

function errorsOf(validate: Validate | ValidateFunction, value: unknown): string[] {
  if (validate(value)) return []
  const errors: Partial<ValidationError>[] = validate.errors ?? []
  return errors.map((it) => `${it.instancePath} ${it.keyword} ${JSON.stringify(it.params)}`).toSorted()
}

describe.each(names)('%s', (name) => {
  const { valid = [], invalid = [], clearer = false } = hardCases[name] ?? {}

  test.each([...valid.map((value) => [value, true]), ...invalid.map((value) => [value, false])])(
    '%j is valid: %s, as in unmodified Ajv',
    async (value, verdict) => {
      const printed = await index.schemas[name]?.()
      const original = plain.getSchema(`plain#/components/schemas/${name}`)
      if (!printed || !original) throw new Error('not compiled')
      expect(printed(value)).toBe(verdict)
      expect(original(value)).toBe(verdict)
      expect(errorsOf(printed, value)).toEqual(errorsOf(clearer ? printed : original, value))
    },
  )
})

test('a union reports errors of the intended branch only (Ajv alone reports all branches)', async () => {
  const pet = await index.schemas.Pet?.()
  if (!pet) throw new Error('not compiled')
  const relevantErrors = (value: unknown) => errorsOf(pet, value).filter((it) => !it.includes(' if '))
  expect(relevantErrors({ kind: 'dog', friend: { kind: 'cat' } })).toEqual([
    '/friend required {"missingProperty":"lives"}',
  ])
  expect(relevantErrors({ kind: 'cow' })).toEqual(['/kind enum {"allowedValues":["cat","dog"]}'])
  expect(relevantErrors({})).toEqual([' required {"missingProperty":"kind"}'])
})

test('a union with constants reports errors of the intended branch only, wherever the constant is', async () => {
  const envelope = await index.schemas.Envelope?.()
  const byNumber = await index.schemas.ByNumber?.()
  if (!envelope || !byNumber) throw new Error('not compiled')
  const relevantErrors = (validate: Validate, value: unknown) =>
    errorsOf(validate, value).filter((it) => !it.includes(' if '))
  expect(relevantErrors(envelope, { head: { ok: true } })).toEqual([' required {"missingProperty":"body"}'])
  expect(relevantErrors(envelope, { head: {} })).toEqual(['/head required {"missingProperty":"ok"}'])
  expect(relevantErrors(byNumber, { kind: 3, stay: 2 })).toEqual(['/stay minimum {"comparison":">=","limit":3}'])
  expect(relevantErrors(byNumber, { kind: '2', stay: 2 })).toEqual(['/kind enum {"allowedValues":[2,3]}'])
})

test('"this or null" never reports null', async () => {
  const orNull = await index.schemas.PetOrNull?.()
  if (!orNull) throw new Error('not compiled')
  expect(errorsOf(orNull, { kind: 'cat' }).filter((it) => !it.includes(' if '))).toEqual([
    ' required {"missingProperty":"lives"}',
  ])
})

describe('multiples of 0.01 are exact (B8)', () => {
  const amounts = { Cents: { type: 'number', multipleOf: 0.01 }, Fifths: { type: 'number', multipleOf: 0.05 } }
  const { components } = compileContract({ ...document, components: { schemas: amounts } })
  const accepts = (name: keyof typeof amounts, value: number) => components.get(name)?.(value)

  test.each([
    [0.3, true],
    [0.1 + 0.2, false],
    [19.99, true],
    [1.005 * 100, false],
    [4.35 * 100, false],
    [999_999_999.99, true],
    [999_999_999.995, false],
    [1_000_000_000, true],
    [0.01 + Number.EPSILON, false],
    [0.001, false],
    [1e-7, false],
    [-0.07, true],
    [0, true],
  ])('%d: %s', (value, verdict) => {
    expect(accepts('Cents', value)).toBe(verdict)
  })

  test('10,000 amounts with two decimals up to 1e9 pass, and none that is one step of the floating point away', () => {
    const cents = sample(integer({ min: 1, max: 1e11 }), { numRuns: 10_000, seed: 8 })
    expect(cents.filter((cent) => !accepts('Cents', cent / 100))).toEqual([])
    expect(cents.filter((cent) => accepts('Cents', (cent / 100) * (1 + Number.EPSILON)))).toEqual([])
  })

  test('a step of several cents', () => {
    expect([0.05, 0.15, 7.35, 7.36, 0.151].map((value) => accepts('Fifths', value))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the generation fails for unsupported schemas', () => {
  const broken: [string, Schema, RegExp][] = [
    ['an unknown format', { type: 'string', format: 'iban' }, /component Broken: unknown format "iban"/],
    ['an unknown keyword', { type: 'string', maxLenght: 3 }, /component Broken: .*maxLenght/],
    ['a reference to a missing component', { $ref: '#/components/schemas/Gone' }, /Gone/],
  ]
  test.each(broken)('%s', (_what, schema, message) => {
    expect(() => compileContract({ ...shop(), components: { schemas: { Broken: schema } }, paths: {} })).toThrow(
      message,
    )
  })
})
