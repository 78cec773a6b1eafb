import { describe, expect, test } from 'vitest'
import type { SharedAnswer, Shelf } from '../../ports/shelf.ts'
import { testClock } from '../../testing/gateway.ts'
import { memoryShelf } from './shelf.ts'

interface Place {
  /** Opens the shelf again, as another process would. */
  open: () => Shelf<SharedAnswer>
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => void
}

/** All shelves for shared responses. A new one is tested by adding it to this list. */
const SHELVES: [string, () => Place][] = [
  [
    'memory',
    () => {
      const clock = testClock()
      const shelf = memoryShelf<SharedAnswer>(clock)
      return { open: () => shelf, pass: (milliseconds) => clock.pass(milliseconds) }
    },
  ],
]

const answer = (text: string, more: Partial<SharedAnswer> = {}): SharedAnswer => ({
  status: 200,
  bytes: new TextEncoder().encode(text),
  verdict: 'whole',
  isPlain: true,
  ...more,
})
const ROOM = { weight: 1000, keepMs: 10_000 }

/** The parts to compare. A shelf may return the bytes in another buffer. */
const told = ({ status, bytes, verdict, isPlain }: SharedAnswer) => [status, new Uint8Array(bytes), verdict, isPlain]

describe.each(SHELVES)('a shelf in %s', (_name, place) => {
  test.each<[string, SharedAnswer]>([
    ['a checked answer', answer('{"a":"ü"}')],
    ['one that was mended and may be ambiguous', answer('{}', { status: 203, verdict: 'mended', isPlain: false })],
    ['bytes that are no text', answer('', { bytes: new Uint8Array([0, 255, 128, 13, 10]), verdict: 'unchecked' })],
    ['a view into a larger buffer', answer('', { bytes: new Uint8Array([1, 2, 3, 4, 5, 6]).subarray(2, 4) })],
  ])('%s comes back byte for byte with its verdict', async (_what, kept) => {
    const { open } = place()
    await open().put('k', kept, ROOM)
    const held = await open().get('k')
    expect(held && told(held.value)).toEqual(told(kept))
  })

  test('a key has nothing that was put under another one', async () => {
    const shelf = place().open()
    await shelf.put('hotel 1', answer('1'), ROOM)
    expect(await shelf.get('hotel 11')).toBeUndefined()
    expect(await shelf.get('')).toBeUndefined()
  })

  test('says how old a value is, and has none that is too old', async () => {
    const { open, pass } = place()
    const shelf = open()
    await shelf.put('k', answer('old'), ROOM)
    pass(9999)
    expect((await shelf.get('k'))?.age).toBe(9999)
    pass(1)
    expect(await shelf.get('k')).toBeUndefined()
  })

  test('a value takes the place of the one before, and is new', async () => {
    const { open, pass } = place()
    const shelf = open()
    await shelf.put('k', answer('old'), ROOM)
    pass(5000)
    await shelf.put('k', answer('new'), ROOM)
    pass(6000)
    const held = await shelf.get('k')
    expect([held && new TextDecoder().decode(held.value.bytes), held?.age]).toEqual(['new', 6000])
  })

  test('has nothing after it was cleared, and takes new values', async () => {
    const { open } = place()
    await open().put('k', answer('old'), ROOM)
    await open().clear()
    expect(await open().get('k')).toBeUndefined()
    await open().put('k', answer('new'), ROOM)
    expect(await open().get('k')).toBeDefined()
  })
})

test('memory drops the least recently used when it is full', async () => {
  const shelf = memoryShelf<string>(testClock(), 2500)
  await shelf.put('a', 'a', ROOM)
  await shelf.put('b', 'b', ROOM)
  await shelf.get('a')
  await shelf.put('c', 'c', ROOM)
  const kept = await Promise.all(['a', 'b', 'c'].map(async (key) => (await shelf.get(key))?.value))
  expect(kept).toEqual(['a', undefined, 'c'])
})

test('memory weighs a value once, however often it is put', async () => {
  const shelf = memoryShelf<string>(testClock(), 2500)
  for (let i = 0; i < 10; i++) await shelf.put('a', `${i}`, ROOM)
  await shelf.put('b', 'b', ROOM)
  expect([(await shelf.get('a'))?.value, (await shelf.get('b'))?.value]).toEqual(['9', 'b'])
})
