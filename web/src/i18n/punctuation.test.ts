import { expect, test } from 'vitest'
import { providerNames } from './culture.ts'
import { createIntl } from './format-message.ts'
import type { Locale } from './locales.ts'
import { allMessages } from './testing/all-messages.ts'

const say = async (locale: Locale, id: string, values = {}) =>
  createIntl(locale, await allMessages(locale)).formatMessage({ id }, values)

const PAPER = { field: 'A', guest: 2, problem: 'B' }

test.each<[Locale, string, Parameters<typeof say>[2], string]>([
  ['en', 'list.between', {}, ', '],
  ['ar', 'list.between', {}, '، '],
  ['fa', 'list.between', {}, '، '],
  ['zh', 'list.between', {}, '、'],
  ['zh', 'list.comma', {}, '，'],
  ['en', 'checkout.problem.papers', PAPER, 'A (2): B'],
  ['fr', 'checkout.problem.papers', PAPER, 'A (2)\u00A0: B'],
  ['zh', 'checkout.problem.papers', PAPER, 'A（2）：B'],
  ['zh', 'checkout.problem.guest', PAPER, 'B（2）'],
  ['fr', 'checkout.problem.field', PAPER, 'A\u00A0: B'],
  ['zh', 'checkout.problem.field', PAPER, 'A：B'],
  ['zh', 'callBack.own.day', { time: '22:00', day: '30.04' }, '22:00（30.04）'],
  ['zh', 'party.text', { adults: 2, children: 1 }, '2 位成人、1 位儿童'],
])('in %s, %s has the marks of the language', async (locale, id, values, expected) => {
  expect(await say(locale, id, values)).toBe(expected)
})

test.each([
  ['en', 'Side, Antalya'],
  ['ar', 'Side، Antalya'],
  // The provider answers in English.
  ['zh', 'Side, Antalya'],
])("joins a provider's place names on a page in %s", (locale, expected) => {
  expect(providerNames(locale, ['Side', 'Antalya'])[0]?.value).toBe(expected)
})
