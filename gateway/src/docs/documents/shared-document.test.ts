import { describe, expect, test } from 'vitest'
import { createPortal } from '../portal.ts'
import { builtFiles } from '../testing/files.ts'
import type { WireAnswer } from '../../ports/platform.ts'
import { fakeGateway } from '../../testing/gateway.ts'

const HOUR = 3_600_000

/** A gateway that records what it sends. */
function world() {
  const files = { read: [] as string[] }
  const gateway = fakeGateway()
  gateway.context.docs = createPortal(gateway.context, {
    ...builtFiles,
    built: async (name) => (files.read.push(name), builtFiles.built(name)),
  })
  const sent: WireAnswer[] = []
  const { platform } = gateway.context
  const answer = platform.answer.bind(platform)
  platform.answer = (c, it) => (sent.push(it), answer(c, it))
  const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
    expect((await gateway.call(path, { headers })).status).toBe(200)
    return sent.at(-1)?.bytes
  }
  return { gateway, files, bytesOf }
}

const DOCUMENTS = [
  '/docs',
  '/docs/reference',
  '/docs/agency.json',
  '/docs/try.json',
  '/docs/testing',
  '/api/openapi.json',
]

describe('A19 a document of the API', () => {
  test.each(DOCUMENTS)('%s is rendered once, and all responses share its memory', async (path) => {
    const { bytesOf } = world()
    const [first, second] = [await bytesOf(path), await bytesOf(path)]
    expect(first?.byteLength).toBeGreaterThan(0)
    expect(second?.buffer).toBe(first?.buffer)
  })

  test('is rendered once for concurrent requests', async () => {
    const { gateway, files } = world()
    await Promise.all(Array.from({ length: 20 }, () => gateway.call('/docs/agency.yaml')))
    expect(files.read).toEqual(['agency.yaml'])
  })

  test('is rendered again for another site, on another day and after clearing the caches', async () => {
    const { gateway, files, bytesOf } = world()
    const reads = () => files.read.splice(0).length
    await bytesOf('/docs/agency.yaml')
    await bytesOf('/docs/agency.yaml')
    expect(reads()).toBe(1)
    await bytesOf('/docs/agency.yaml', { host: 'other.test:4000' })
    expect(reads()).toBe(1)
    gateway.clock.pass(25 * HOUR)
    await bytesOf('/docs/agency.yaml')
    expect(reads()).toBe(1)
    await gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': 'control-key-of-tests' } })
    await bytesOf('/docs/agency.yaml')
    expect(reads()).toBe(1)
  })

  test.each(DOCUMENTS)('%s returns 304 without content to a client that has it', async (path) => {
    const { gateway } = world()
    const { headers } = await gateway.call(path)
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual([
      'no-cache',
      expect.stringMatching(/^".{20}"$/),
    ])
    const again = await gateway.call(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, again.text]).toEqual([304, ''])
    const any = await gateway.call(path, { headers: { 'if-none-match': '*' } })
    expect([any.status, any.text]).toEqual([304, ''])
  })

  test('a workflow is made for each download, so that runs differ', async () => {
    const { gateway } = world()
    const runs = [1, 2].map(async () => (await gateway.call('/docs/workflows/call-back.arazzo.json')).text)
    const [one, other] = await Promise.all(runs)
    expect(one).not.toBe(other)
  })

  test('does not cache what is missing', async () => {
    const gateway = fakeGateway()
    let text: string | undefined
    gateway.context.docs = createPortal(gateway.context, { ...builtFiles, built: async () => text })
    expect((await gateway.call('/docs/agency.yaml')).status).toBe(404)
    text = 'openapi: 3.1.0'
    expect((await gateway.call('/docs/agency.yaml')).status).toBe(200)
  })
})
