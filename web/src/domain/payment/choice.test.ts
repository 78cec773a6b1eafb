import { describe, expect, test } from 'vitest'
import {
  afterRefusal,
  firstChoice,
  fromText,
  isOf,
  pricedBy,
  toText,
  withCard,
  withMethod,
  withTerm,
  type Choice,
} from './choice.ts'

const ALL = { methods: ['creditcard', 'transfer', 'later'], banks: [{}] } as const
const CARD: Choice = { method: 'creditcard', term: 'full', installment: 1 }
const PLAN: Choice = { ...CARD, installment: 3, bin: '40000800' }

describe('what is chosen at first', () => {
  test.each([
    ['the card, where it is taken', ALL, 'creditcard'],
    ['a transfer, where there is no card', { methods: ['later', 'transfer'], banks: [{}] }, 'transfer'],
    ['later, where a transfer has no account', { methods: ['later', 'transfer'], banks: [] }, 'later'],
  ] as const)('%s', (_title, offered, method) => {
    expect(firstChoice(offered).method).toBe(method)
  })
})

describe('a change of the choice', () => {
  test('another method keeps a deposit and the typed card, but not its plan', () => {
    const transfer = withMethod({ ...PLAN, term: 'deposit' }, 'transfer')
    expect(transfer).toEqual({ method: 'transfer', term: 'deposit', installment: 1, bin: PLAN.bin })
  })

  test('a price depends on a card only where its instalments are chosen', () => {
    expect([pricedBy(PLAN), pricedBy({ ...PLAN, installment: 1 })]).toEqual([PLAN, CARD])
  })

  test('later has its own term, and back is all of it', () => {
    const later = withMethod(CARD, 'later')
    expect(later).toEqual({ method: 'later', term: 'later', installment: 1 })
    expect(withMethod(later, 'creditcard')).toEqual(CARD)
  })

  test('another term or another card begins with a single payment', () => {
    expect(withTerm(PLAN, 'deposit')).toEqual({ ...PLAN, term: 'deposit', installment: 1 })
    expect(withCard(PLAN, '40001000')).toEqual({ ...CARD, bin: '40001000' })
    expect(withCard(PLAN, undefined)).toEqual(CARD)
  })
})

describe('after a refusal', () => {
  test.each<[string, Choice, Choice | undefined]>([
    ['of instalments: a single payment', PLAN, CARD],
    ['of a deposit: all of it', { ...CARD, term: 'deposit' }, CARD],
    ['of the card: a transfer', CARD, { method: 'transfer', term: 'full', installment: 1 }],
    ['of the last method: nothing', { method: 'later', term: 'later', installment: 1 }, undefined],
  ])('%s', (_title, refused, next) => {
    expect(afterRefusal(refused, ALL)).toEqual(next)
  })
})

describe('what a tab keeps', () => {
  test('method and term come back; nothing of a card is kept', () => {
    expect(toText(PLAN)).toBe('creditcard full')
    expect(fromText(toText({ ...PLAN, term: 'deposit' }), ALL)).toEqual({ ...CARD, term: 'deposit' })
  })

  test.each([undefined, '', 'cash full', 'later full'])('%s is nothing that only takes cards', (text) => {
    expect(fromText(text, { methods: ['creditcard'] })).toBeUndefined()
  })
})

test('a price belongs to a choice only with its method, its term and its number of instalments', () => {
  const quote = { method: 'creditcard', term: 'full', installment: { num: 3 } } as const
  expect(isOf(quote, PLAN)).toBe(true)
  expect([isOf(quote, CARD), isOf({ ...quote, term: 'deposit' }, PLAN)]).toEqual([false, false])
})
