import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { PROBLEMS, type ProblemName } from '../ports/problem.ts'
import { answersOf, describedBy, type ContractDocument } from './contract-document.ts'
import { operations } from '@rota/openapi/agency/operations'
import { operationsThatAnswer } from './problem-operations.ts'

const contract = callers as unknown as ContractDocument
const answering = (name: ProblemName) => operationsThatAnswer(contract, name).map(({ operationId }) => operationId)

test('a problem of a header is answered by calls that take it', () => {
  expect(answering('stale-version')).toEqual(['reservationPatch'])
  expect(answering('idempotency-key-missing')).not.toContain('hotelView')
  expect(answering('idempotency-key-missing')).toContain('orderInitialize')
})

test('a body is refused only where there is one', () => {
  expect(answering('too-large')).not.toContain('hotelView')
  expect(answering('validation')).toContain('hotelView')
})

test('a call is listed only where it can get into the problem', () => {
  expect(answering('empty-basket')).toEqual(['reservationComplete', 'quoteCreate', 'orderInitialize'])
  expect(answering('card-unavailable')).toEqual(['orderInitialize'])
  expect(answering('payment-step-rejected')).toEqual(['orderInitialize'])
  expect(answering('session-missing')).not.toContain('hotelView')
  expect(answering('key-missing')).not.toContain('hotelView')
  expect(answering('key-missing')).toContain('reservationPatch')
  expect(answering('upstream-timeout')).not.toContain('bookingByToken')
  expect(answering('upstream-refused')).not.toContain('hotelView')
})

test('a card number is refused where people type texts, and nowhere else (E12)', () => {
  expect(answering('card-number')).toEqual(
    expect.arrayContaining(['reservationPatch', 'callbackSend', 'suggestionList']),
  )
  for (const id of ['hotelView', 'paymentStatus', 'themeList']) expect(answering('card-number')).not.toContain(id)
})

test('a problem of the contract’s list is answered by a call, or before one is reached', () => {
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
