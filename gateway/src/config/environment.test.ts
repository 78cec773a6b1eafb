import { expect, test } from 'vitest'
import { environment } from './environment.ts'

const { PURGE_HEADER } = environment.shape

test.each([
  ['Fastly-Key: secret', ['fastly-key', 'secret']],
  ['authorization:Bearer a.b-c', ['authorization', 'Bearer a.b-c']],
])('the header %j is understood', (text, header) => {
  expect(PURGE_HEADER.parse(text)).toEqual(header)
})

test.each(['secret', 'Fastly-Key:', ': secret', 'a: b\r\nc: d', 'a b: c', 'a: \u00e9'])('%j is no header', (text) => {
  const { error } = PURGE_HEADER.safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual(['must be a header, such as Fastly-Key: …'])
})
