import { describe, expect, test } from 'vitest'
import {
  afterRefusal,
  firstChoice,
  choiceFromText,
  isPriceOf,
  priceInputsOf,
  choiceToText,
  withCard,
  withMethod,
  withTerm,
  type Choice,
} from './choice.ts'

const ALL = { methods: ['creditcard', 'transfer', 'later'], banks: [{}] } as const
const CARD: Choice = { method: 'creditcard', term: 'full', installment: 1 }
const PLAN: Choice = { ...CARD, installment: 3, bin: '40000800' }

describe('the initial choice', () => {
  test.each([
    ['the card, where it is taken', ALL, 'creditcard'],
    ['a transfer, where there is no card', { methods: ['later', 'transfer'], banks: [{}] }, 'transfer'],
    ['later, where a transfer has no account', { methods: ['later', 'transfer'], banks: [] }, 'later'],
  ] as const)('%s', (_title, offered, method) => {
    expect(firstChoice(offered).method).toBe(method)
  })
})

describe('a change of the choice', () => {
  test('another method keeps the deposit and the card, but resets the instalment plan', () => {
    const transfer = withMethod({ ...PLAN, term: 'deposit' }, 'transfer')
    expect(transfer).toEqual({ method: 'transfer', term: 'deposit', installment: 1, bin: PLAN.bin })
  })

  test('a price depends on the card only when instalments are chosen', () => {
    expect([priceInputsOf(PLAN), priceInputsOf({ ...PLAN, installment: 1 })]).toEqual([PLAN, CARD])
  })

  test('the method `later` has its own term, and other methods return to full payment', () => {
    const later = withMethod(CARD, 'later')
    expect(later).toEqual({ method: 'later', term: 'later', installment: 1 })
    expect(withMethod(later, 'creditcard')).toEqual(CARD)
  })

  test('another term or another card resets the instalments to one', () => {
    expect(withTerm(PLAN, 'deposit')).toEqual({ ...PLAN, term: 'deposit', installment: 1 })
    expect(withCard(PLAN, '40001000')).toEqual({ ...CARD, bin: '40001000' })
    expect(withCard(PLAN, undefined)).toEqual(CARD)
  })
})

describe('the fallback after a refusal', () => {
  test.each<[string, Choice, Choice | undefined]>([
    ['of instalments: a single payment', PLAN, CARD],
    ['of a deposit: all of it', { ...CARD, term: 'deposit' }, CARD],
    ['of the card: a transfer', CARD, { method: 'transfer', term: 'full', installment: 1 }],
    ['of the last method: nothing', { method: 'later', term: 'later', installment: 1 }, undefined],
  ])('%s', (_title, refused, next) => {
    expect(afterRefusal(refused, ALL)).toEqual(next)
  })
})

describe('the choice stored by a tab', () => {
  test('restores method and term, and stores nothing of the card', () => {
    expect(choiceToText(PLAN)).toBe('creditcard full')
    expect(choiceFromText(choiceToText({ ...PLAN, term: 'deposit' }), ALL)).toEqual({ ...CARD, term: 'deposit' })
  })

  test.each([undefined, '', 'cash full', 'later full'])('%s is nothing that only takes cards', (text) => {
    expect(choiceFromText(text, { methods: ['creditcard'] })).toBeUndefined()
  })
})

test('a price belongs to a choice when method, term and number of instalments are equal', () => {
  const quote = { method: 'creditcard', term: 'full', installment: { num: 3 } } as const
  expect(isPriceOf(quote, PLAN)).toBe(true)
  expect([isPriceOf(quote, CARD), isPriceOf({ ...quote, term: 'deposit' }, PLAN)]).toEqual([false, false])
})
