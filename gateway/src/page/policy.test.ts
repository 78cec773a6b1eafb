import { expect, test } from 'vitest'
import { pagePolicy } from './policy.ts'

const site = {
  host: 'shop.test',
  origin: 'https://shop.test',
  account: '1',
  paymentHosts: ['acs.bank.test', 'bank.localhost'],
  keys: [],
}
const config = { paymentOrigin: 'https://pay.shop.test' }

test('a page may only run its own files, and inline styles by hash', async () => {
  const policy = await pagePolicy('<style>a{}</style><script type="application/json">{}</script>', site, config)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self' 'sha256-")
  expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types chat$/)
})

test('the hash is the one a browser computes', async () => {
  const policy = await pagePolicy('<style>body{}</style>', site, config)
  // printf 'body{}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='")
})

test('every inline style has its hash, also one with a comparison and a line break', async () => {
  const policy = await pagePolicy('<style>a{}</style><style>@media (width<=1px){\n}</style>', site, config)
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
})

test('frames: the payment origin and the banks of the site; http only below localhost', async () => {
  const policy = await pagePolicy('', site, config)
  expect(policy).toContain("frame-src 'self' https://pay.shop.test https://acs.bank.test http://bank.localhost:*;")
})

test('the chat of a site may run, connect and show itself, and nothing else may (decision 44.6)', async () => {
  const policy = await pagePolicy('', site, config, { chat: ['https://chat.test'] })
  const open = policy.split('; ').filter((rule) => rule.includes('https://chat.test'))
  expect(open.map((rule) => rule.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'])
  expect(await pagePolicy('', site, config)).not.toContain('chat.test')
})
