import { expect, test } from 'vitest'
import { isWrong } from '../../domain/problem.ts'
import { summaryTitle } from './summary.ts'

test.each([
  [['form.required'], 'form.required'],
  [['customer.email.invalid', 'guest.name.required'], 'form.required'],
  [['customer.email.invalid', 'phone.invalid', 'card.expiry.format'], 'form.wrong'],
])('the summary of %s is headed by %s', (problems, title) => {
  expect(summaryTitle(problems.map((it) => ({ id: it, message: it, isWrong: isWrong(it) })))).toBe(title)
})

test('counts an unticked contract as empty', () => {
  expect(
    summaryTitle([
      { id: 'a', message: 'b', isWrong: true },
      { id: 'c', message: 'd' },
    ]),
  ).toBe('form.required')
})
