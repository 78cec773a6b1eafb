import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { PROBLEMS, type ProblemName } from '../../ports/problem.ts'
import { answersOf, describedBy, type ContractDocument } from '../documents/contract-document.ts'
import { operations } from '@rota/openapi/agency/operations'
import { operationsThatAnswer } from './problem-operations.ts'

const contract = callers as unknown as ContractDocument
const answering = (name: ProblemName) => operationsThatAnswer(contract, name).map(({ operationId }) => operationId)

test("lists a header's problem only for operations with that header", () => {
  expect(answering('stale-version')).toEqual(['reservationPatch'])
  expect(answering('idempotency-key-missing')).not.toContain('hotelView')
  expect(answering('idempotency-key-missing')).toContain('orderInitialize')
})

test('lists problems of bodies only for operations with a body', () => {
  expect(answering('too-large')).not.toContain('hotelView')
  expect(answering('validation')).toContain('hotelView')
})

test('lists only operations that can return the problem', () => {
  expect(answering('empty-basket')).toEqual(['reservationComplete', 'quoteCreate', 'orderInitialize'])
  expect(answering('card-unavailable')).toEqual(['orderInitialize'])
  expect(answering('payment-step-rejected')).toEqual(['orderInitialize'])
  expect(answering('session-missing')).not.toContain('hotelView')
  expect(answering('key-missing')).not.toContain('hotelView')
  expect(answering('key-missing')).toContain('reservationPatch')
  expect(answering('upstream-timeout')).not.toContain('bookingByToken')
  for (const id of ['opsSwitchSet', 'paymentCancel', 'contractView'])
    expect(answering('upstream-unavailable')).not.toContain(id)
  expect(answering('upstream-refused')).not.toContain('hotelView')
})

test('lists problems of a booking also for calls that take its lock without a key', () => {
  expect(answering('in-progress')).toEqual(expect.arrayContaining(['promotionQuery', 'reservationStart']))
  expect(answering('payment-in-progress')).toEqual(expect.arrayContaining(['promotionQuery', 'reservationPatch']))
})

test('lists try-later for every operation that needs the store', () => {
  expect(answering('try-later')).toEqual(expect.arrayContaining(['reservationStart', 'quoteCreate', 'paymentStatus']))
  expect(answering('try-later')).not.toContain('hotelView')
})

test('lists card-number only for operations with free text (E12)', () => {
  expect(answering('card-number')).toEqual(
    expect.arrayContaining(['reservationPatch', 'callbackSend', 'suggestionList']),
  )
  for (const id of ['hotelView', 'paymentStatus', 'themeList']) expect(answering('card-number')).not.toContain(id)
})

test('every problem is returned by an operation or before one is determined', () => {
  const BEFORE = ['bad-host', 'method-not-allowed', 'client-closed-request']
  const names = Object.keys(PROBLEMS) as ProblemName[]
  expect(names.filter((name) => answering(name).length === 0 && !BEFORE.includes(name))).toEqual([])
})

test('every problem that the contract names has a page', () => {
  const named = Object.values(operations).flatMap((row) =>
    answersOf(contract, describedBy(contract, row))
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, { description }]) =>
        Array.from(description.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g), ([, name = '']) => name),
      ),
  )
  const isField = (name: string) => ['errors', 'detail'].includes(name)
  expect([...new Set(named)].filter((name) => !isField(name) && !Object.hasOwn(PROBLEMS, name))).toEqual([])
})
