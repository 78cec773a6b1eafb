import { expect, test, vi } from 'vitest'
import { LightAbortController } from '../../ports/abort-signal.ts'
import type { WireAnswer } from '../../ports/platform.ts'
import type { ScalePicture } from '../../ports/context.ts'
import { purge } from '../../purge.ts'
import { fakeGateway } from '../../testing/gateway.ts'
import { createScaling, type PictureRequest } from './scaled-picture.ts'

const LONG = 'public, max-age=31536000, immutable'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const original = (type = 'image/jpeg', text = 'the original'): WireAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': LONG },
  bytes: bytesOf(text),
})

function world(scalePicture: ScalePicture | undefined, type?: string, text?: string) {
  const { context, clock } = fakeGateway()
  if (scalePicture !== undefined) context.scalePicture = scalePicture
  const fault = vi.spyOn(context.log, 'fault')
  const scaled = createScaling(context)
  const load = vi.fn<() => Promise<WireAnswer>>(async () => original(type, text))
  const ask = async (
    width: string | null,
    about = 'a',
    of: Partial<Pick<PictureRequest, 'site' | 'source' | 'address'>> = {},
  ) => {
    const whose = { site: { host: 'localhost' }, source: 'agency', address: '192.0.2.1', ...of } as const
    const { headers, bytes } = await scaled({
      ...whose,
      width,
      about: [about],
      load,
      signal: new LightAbortController(),
    })
    return [new TextDecoder().decode(bytes), headers['content-type'], headers['cache-control']]
  }
  return { ask, load, fault, clock, context }
}

const small = vi.fn<ScalePicture>(async ({ width }) => bytesOf(`${width}`))
const ORIGINAL = ['the original', 'image/jpeg', LONG]

test('returns a picture in the requested width as WebP, and scales it once', async () => {
  const { ask, load } = world(small)
  expect(await ask('640')).toEqual(['640', 'image/webp', LONG])
  expect(await ask('640')).toEqual(['640', 'image/webp', LONG])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await ask('320')).toEqual(['320', 'image/webp', LONG])
  expect(await ask('640', 'another')).toEqual(['640', 'image/webp', LONG])
  expect(load).toHaveBeenCalledTimes(3)
})

test('returns the original without a width', async () => {
  expect(await world(small).ask(null)).toEqual(ORIGINAL)
})

test.each(['641', '0', '', '640.0', '99999', 'wide'])('the width %s is not one of pages', async (width) => {
  const { ask, load } = world(small)
  await expect(ask(width)).rejects.toMatchObject({ name: 'not-found' })
  expect(load).not.toHaveBeenCalled()
})

test.each<[string, ScalePicture | undefined, string | undefined]>([
  ['nothing scales, as in the demo', undefined, undefined],
  ['it moves, or is none', async () => undefined, undefined],
  ['scaled it would be larger', async () => bytesOf('not smaller than that'), undefined],
])('it is the original where %s', async (_name, scale, type) => {
  expect(await world(scale, type).ask('640')).toEqual(ORIGINAL)
})

test.each(['image/svg+xml', 'image/gif', 'image/avif'])('%s is not scaled', async (type) => {
  const scale = vi.fn<ScalePicture>(async () => bytesOf('s'))
  expect(await world(scale, type).ask('640')).toEqual(['the original', type, LONG])
  expect(scale).not.toHaveBeenCalled()
})

test('returns the original if scaling fails, and does not retry for an hour', async () => {
  const scale = vi.fn<ScalePicture>(() => Promise.reject(new Error('The thread has ended')))
  const { ask, fault, clock } = world(scale)
  expect(await ask('640')).toEqual(['the original', 'image/jpeg', 'public, max-age=3600'])
  await ask('640')
  expect([scale.mock.calls.length, fault.mock.calls.length]).toEqual([1, 1])
  clock.pass(3_600_001)
  await ask('640')
  expect(scale).toHaveBeenCalledTimes(2)
})

test('caches of a large unscaled file only that it is unscaled', async () => {
  const scale = vi.fn<ScalePicture>(async () => undefined)
  const { ask, load } = world(scale, undefined, 'x'.repeat(256 * 1024 + 1))
  for (let time = 0; time < 3; time++) expect((await ask('640'))[1]).toBe('image/jpeg')
  expect([scale.mock.calls.length, load.mock.calls.length]).toEqual([1, 3])
})

test('caches a large file that failed to scale no longer than the failure', async () => {
  const text = 'x'.repeat(256 * 1024 + 1)
  const scale = vi.fn<ScalePicture>(() => Promise.reject(new Error('The thread has ended')))
  const { ask, clock } = world(scale, undefined, text)
  for (let time = 0; time < 3; time++) expect(await ask('640')).toEqual([text, 'image/jpeg', 'public, max-age=3600'])
  expect(scale).toHaveBeenCalledTimes(1)
  clock.pass(3_600_001)
  scale.mockResolvedValue(bytesOf('small'))
  expect(await ask('640')).toEqual(['small', 'image/webp', LONG])
})

test.each<[string, ScalePicture, number]>([
  ['that were scaled', async () => bytesOf('s'), 100],
  ['that stay as they are', async () => undefined, 100],
  ['that stay as they are and are large', async () => undefined, 256 * 1024 + 1],
])('pictures %s are fetched and scaled again once they are cleared', async (_name, how, length) => {
  const scale = vi.fn<ScalePicture>(how)
  const { ask, context } = world(scale, undefined, 'x'.repeat(length))
  const scaledFor = async (host: string) => {
    const before = scale.mock.calls.length
    await ask('640', 'a', { site: { host } })
    return scale.mock.calls.length - before
  }
  const hosts = ['localhost', 'other.test']
  for (const host of hosts) expect([await scaledFor(host), await scaledFor(host)]).toEqual([1, 0])
  await purge(context, ['localhost'], 'a test')
  expect([await scaledFor('localhost'), await scaledFor('other.test')]).toEqual([1, 0])
  await purge(context, [], 'a test')
  for (const host of hosts) expect([await scaledFor(host), await scaledFor(host)]).toEqual([1, 0])
})

test('scales one picture at a time, and returns originals for a minute if too many are waiting', async () => {
  const turns: (() => void)[] = []
  const scale: ScalePicture = ({ width }) =>
    new Promise((resolve) => void turns.push(() => resolve(bytesOf(`${width}`))))
  const { ask, fault } = world(scale)
  const all = Array.from({ length: 14 }, (_, at) => ask('640', `${at}`))
  expect(await all[13]).toEqual(['the original', 'image/jpeg', 'public, max-age=60'])
  expect(turns).toHaveLength(1)
  turns.pop()?.()
  expect(await all[0]).toEqual(['640', 'image/webp', LONG])
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  expect(fault).not.toHaveBeenCalled()
  for (const rest of all) rest.catch(() => undefined)
})

/**
 * Pictures that are scaled when the test lets them, in their order: 640 wide those of the provider, 320 those of the
 * site.
 */
function inTurns() {
  const turns: (() => void)[] = []
  const scale = vi.fn<ScalePicture>(
    ({ width }) => new Promise((resolve) => void turns.push(() => resolve(bytesOf(`${width}`)))),
  )
  const { ask } = world(scale)
  const askProvider = (about: number, address = `192.0.2.${about}`) =>
    ask('640', `${about}`, { source: 'provider', address })
  return {
    turns,
    askProvider,
    askOwn: (about: string) => ask('320', about),
    began: () => scale.mock.calls.map(([{ width }]) => width),
    limits: () => scale.mock.calls.map(([{ limitMs }]) => limitMs),
  }
}

test('the site’s pictures wait for one of the provider’s at most, which a caller can make up and which has less time', async () => {
  const { turns, askProvider, askOwn, began, limits } = inTurns()
  for (let at = 0; at < 20; at++) void askProvider(at).catch(() => undefined)
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  const own = ['first', 'second', 'third'].map((about) => askOwn(about))
  for (let turn = 0; turn < 5; turn++) {
    await vi.waitFor(() => expect(turns).toHaveLength(turn + 1))
    turns[turn]?.()
  }
  expect(await Promise.all(own)).toEqual([0, 1, 2].map(() => ['320', 'image/webp', LONG]))
  // Never two at once in the thread, where the second would be ended together with a first that hangs.
  await vi.waitFor(() => expect(began()).toEqual([640, 320, 320, 320, 640, 640]))
  expect(limits().slice(0, 2)).toEqual([1000, undefined])
})

test('one address may take half of the provider’s queue, until its pictures are scaled', async () => {
  const { turns, askProvider } = inTurns()
  const busy = ['the original', 'image/jpeg', 'public, max-age=60']
  const many = Array.from({ length: 7 }, (_, at) => askProvider(at, '2001:db8::1'))
  expect(await many[6]).toEqual(busy)
  expect(await askProvider(8, '2001:db8::2')).toEqual(busy)
  const other = askProvider(9, '192.0.2.9')
  for (let turn = 0; turn < 7; turn++) {
    await vi.waitFor(() => expect(turns).toHaveLength(turn + 1))
    turns[turn]?.()
  }
  expect(await other).toEqual(['640', 'image/webp', LONG])
  void askProvider(10, '2001:db8::1').catch(() => undefined)
  await vi.waitFor(() => expect(turns).toHaveLength(8))
})

test('returns the original if a picture waits too long', async () => {
  const { ask, clock } = world(() => new Promise(() => undefined))
  void ask('640', 'first').catch(() => undefined)
  const second = ask('640', 'second')
  const waited = vi.fn<(answer: unknown) => void>()
  void second.then(waited)
  await vi.waitFor(() => {
    clock.pass(3001)
    expect(waited).toHaveBeenCalledWith(['the original', 'image/jpeg', 'public, max-age=60'])
  })
})
