import { describe, expect, test } from 'vitest'
import type { ProblemName } from '../../ports/problem.ts'
import { codesOf, meaningOf, warningsOf } from './refusal.ts'

const message = (code: string, messageType = 1) => ({ code, messageType, message: 'Ayşe Yılmaz, 10000000146' })

describe('codesOf', () => {
  test.each<[string, string[], string[]]>([
    ['symbols', ['OfferExpired', 'A.b_c-1'], ['OfferExpired', 'A.b_c-1']],
    ['the same twice', ['OfferExpired', 'OfferExpired'], ['OfferExpired']],
    ['a sentence', ['Ayşe Yılmaz is too young'], []],
    ['a number, as the old general page shows', ['1'], []],
    ['something endless', ['A'.repeat(65)], []],
    [
      'more than any refusal has',
      Array.from({ length: 30 }, (_, i) => `Code${i}`),
      Array.from({ length: 10 }, (_, i) => `Code${i}`),
    ],
  ])('%s', (_name, codes, expected) => {
    expect(codesOf(codes.map((code) => message(code)))).toEqual(expected)
  })
})

test('warningsOf returns only messages of type 4', () => {
  const all = [message('OperationCompleted', 2), message('DuplicateReservationFound', 4), message('Unheard', 99)]
  expect(warningsOf(all)).toEqual(['DuplicateReservationFound'])
})

describe('meaningOf', () => {
  test.each<[string[], ProblemName]>([
    [['OfferExpired'], 'expired'],
    [['TransactionTimeOut'], 'expired'],
    [['PriceChanged'], 'price-changed'],
    [['OfferPriceHasChanged'], 'price-changed'],
    [['RoomNotAvailable'], 'sold-out'],
    [['StopSaleFound'], 'sold-out'],
    [['ReservationNotFound'], 'not-found'],
    [['NoPriceForCriteria'], 'not-found'],
    [['ParameterCanNotBeNull'], 'validation'],
    [['TransactionNotOpen'], 'wrong-step'],
    [['ReservationCanNotBeCancelled'], 'wrong-step'],
    [['ServiceCanNotBeRemoved'], 'wrong-step'],
    [['AlreadyCommitted'], 'wrong-step'],
    [['InvalidBirthDate'], 'validation'],
    [['PassengerCountMismatch'], 'validation'],
    [['TokenRequired'], 'upstream-refused'],
    [['InvalidOffer', 'TokenRequired'], 'upstream-refused'],
    [['DatabaseDown'], 'upstream-refused'],
    [[], 'upstream-refused'],
    [['DatabaseDown', 'InvalidOffer', 'OfferExpired'], 'expired'],
  ])('%j', (codes, name) => {
    expect(meaningOf(codes)).toBe(name)
  })
})
