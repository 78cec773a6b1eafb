import { expect, test } from 'vitest'
import { inputOf } from '../../page/page-input.ts'
import type { PageJob } from '../../page/port.ts'
import { parseOnce } from './parse-once.ts'

const textOf = (id: string) => `{"records":[{"id":"${id}"}]}`

test('parses the same text once, and another text separately', async () => {
  const first = await parseOnce(textOf('a'))
  expect(first).toEqual({ records: [{ id: 'a' }] })
  // The text is another string object, as if it came from another thread.
  expect(await parseOnce(textOf('a'))).toBe(first)
  expect(await parseOnce(textOf('b'))).toEqual({ records: [{ id: 'b' }] })
})

test('does not keep the data of a visitor (decision 42.10)', async () => {
  const need = { operationId: 'siteView', params: {} } as const
  const json = textOf('basket')
  const site = { need, json }
  const results = [
    { need: { ...need, own: true as const }, json },
    { need, json },
  ]
  const job = { site, results } as unknown as PageJob
  const first = await inputOf(job, parseOnce)
  const second = await inputOf(job, parseOnce)
  const dataOf = ({ results: [own, shared] }: typeof first) =>
    [own, shared].map((result) => (result && 'data' in result ? result.data : undefined))
  const [ownFirst, sharedFirst] = dataOf(first)
  const [ownSecond, sharedSecond] = dataOf(second)
  expect(ownSecond).toEqual(ownFirst)
  expect(ownSecond).not.toBe(ownFirst)
  expect(sharedSecond).toBe(sharedFirst)
})
