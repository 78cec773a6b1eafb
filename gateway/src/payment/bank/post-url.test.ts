import { expect, test } from 'vitest'

import { bankUrl } from './post-url.ts'

const hosts = ['bank.test', 'bank.localhost']

test.each([
  ['https://bank.test/3ds?x=1', 'https://bank.test/3ds?x=1'],
  ['https://BANK.test:8443/3ds', 'https://bank.test:8443/3ds'],
  ['http://bank.localhost:4002/3ds', 'http://bank.localhost:4002/3ds'],
  ['http://bank.test/3ds', undefined],
  ['https://evil.test/3ds', undefined],
  ['https://bank.test.evil.test/', undefined],
  ['https://evil.test#bank.test', undefined],
  ['https://user@bank.test/', undefined],
  ['https://bank.test:x@evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//bank.test/3ds', undefined],
  ['', undefined],
])('%s (E7)', (text, expected) => {
  expect(bankUrl(text, hosts)?.href).toBe(expected)
})
