import { expect, test } from 'vitest'
import { checkProof } from './proof.ts'

test.each([
  ['YLK 4827 196', 'defne@example.com', []],
  ['ylk4827-196', ' Defne@example.com ', []],
  [
    '',
    '',
    [
      ['number', 'find.number.required'],
      ['email', 'find.email.required'],
    ],
  ],
  [
    'YLK_4827',
    'defne@',
    [
      ['number', 'find.number.invalid'],
      ['email', 'find.email.invalid'],
    ],
  ],
  ['Y'.repeat(41), 'defne@example.com', [['number', 'find.number.invalid']]],
])('%s and %s', (number, email, problems) => {
  expect(checkProof({ number, email }).map(({ field, problem }) => [field, problem])).toEqual(problems)
})
