import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operations } from '@rota/openapi/agency/operations'
import { load, type OperationValidators, type Validate } from '@rota/openapi/agency/validators'
import { callsOf, isDocument, jsonContent } from '../generate/document/document.ts'
import { createScan, type Form } from './scan.ts'

const file = new URL('../../generated/agency/agency.json', import.meta.url)
const contract: unknown = JSON.parse(readFileSync(file, 'utf8'))
const calls = isDocument(contract) ? callsOf(contract) : []

interface Case {
  id: string
  form: Form
  validate: Validate
  examples: unknown[]
}

/** The examples of an operation's response. */
function examplesOf(id: string): unknown[] {
  const answer = calls.find((call) => call.id === id)?.answers.find(({ status }) => status === '200')
  const { example, examples = {} } = jsonContent(answer?.response) ?? {}
  return [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples).map((it) => ('value' in it ? it.value : it)),
  ]
}

const cases: Case[] = []
for (const { operationId: id } of Object.values(operations)) {
  const { form, u200: validate }: OperationValidators = await load[id]()
  if (form !== undefined && validate !== undefined) cases.push({ id, form, validate, examples: examplesOf(id) })
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

/** All places of a value, as paths. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))]
}

/** The value with another one at a place; undefined removes it. */
function changed(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>
  const inner = changed(copy[name], rest, put)
  if (inner === undefined && !Array.isArray(copy)) delete copy[name]
  else copy[name] = inner ?? null
  return copy
}

/** Values that are wrong at most places, and right at some. */
const ODD = [undefined, null, true, -1, 0.005, 1e9, '', 'x', 'x'.repeat(300), [], [1], {}, { lang: 'en' }, 20_270_229]

test('shared responses of the agency without private properties have a form', () => {
  expect(cases.length).toBeGreaterThan(20)
  expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(['hotelView', 'availabilitySearch', 'tourList']))
})

describe.each(cases)('$id', ({ form, validate, examples }) => {
  const scan = createScan(form)

  test('every example is scanned', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(examples.filter((example) => scan(encode(example)) === undefined)).toEqual([])
  })

  test('with any place changed, what is scanned is valid', () => {
    const [example] = examples
    const places = placesIn(example)
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...ODD), (place, put) => {
        const value = changed(example, place, put)
        expect(scan(encode(value)) === undefined || validate(value)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
