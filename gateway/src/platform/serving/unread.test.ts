import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createUnread } from './unread.ts'

const KIB = 1024

/**
 * A connection that accepts this many bytes and then nothing until `drain`. Only the parts of a response that `unread`
 * uses.
 */
class SlowResponse extends EventEmitter {
  taken = 0
  isCut = false
  room: number
  /** Bytes that the network has not accepted yet; undefined while there is no connection. */
  socket?: { writableLength: number }

  constructor(room = 0) {
    super()
    this.room = room
  }
  write(bytes: Uint8Array): boolean {
    this.taken += bytes.byteLength
    return this.taken < this.room
  }
  end(bytes: Uint8Array): void {
    this.write(bytes)
  }
  get destroyed() {
    return this.isCut
  }
  destroy(): void {
    this.isCut = true
    this.emit('close')
  }
  drain(room: number): void {
    this.room += room
    this.emit('drain')
  }
}

function world(most: number) {
  let now = 0
  const unread = createUnread(most, () => now)
  return {
    unread,
    pass: (milliseconds: number) => void (now += milliseconds),
    send: (size: number, bytes: Uint8Array = new Uint8Array(size)) => {
      const response = new SlowResponse()
      unread.send(response as unknown as ServerResponse, bytes)
      return response
    },
  }
}

test('A16 nothing is held for a caller who disconnected before its response was written', () => {
  const { unread } = world(KIB)
  const response = new SlowResponse()
  response.destroy()
  unread.send(response as unknown as ServerResponse, new Uint8Array(KIB))
  expect(response.taken).toBe(0)
  expect(unread.held()).toBe(0)
})

describe('A19 answers that callers do not read', () => {
  test('a connection is given so much as it takes, and the whole in the end', () => {
    const { send } = world(KIB * KIB)
    const response = send(300 * KIB)
    expect(response.taken).toBe(64 * KIB)
    response.drain(128 * KIB)
    expect(response.taken).toBe(128 * KIB)
    response.drain(1000 * KIB)
    expect(response.taken).toBe(300 * KIB)
  })

  test('hold no more than the limit together: those without progress for longest are cut', () => {
    const { unread, send, pass } = world(1000 * KIB)
    const responses = Array.from({ length: 10 }, () => {
      pass(1)
      return send(100 * KIB)
    })
    expect(unread.held()).toBe(1000 * KIB)
    responses[0]?.drain(10)
    send(200 * KIB)
    expect(unread.held()).toBe(1000 * KIB)
    expect(responses.map(({ isCut }) => isCut)).toEqual([false, true, true, ...Array.from({ length: 7 }, () => false)])
  })

  test('give their memory back when they are taken or their connection ends', () => {
    const { unread, send } = world(KIB * KIB)
    const response = send(100 * KIB)
    send(50 * KIB).destroy()
    expect(unread.held()).toBe(100 * KIB)
    response.emit('close')
    expect(unread.held()).toBe(0)
  })

  test('that the network has taken at once hold nothing', () => {
    const { unread } = world(KIB * KIB)
    const [taken, waiting] = [new SlowResponse(), new SlowResponse()]
    taken.socket = { writableLength: 0 }
    waiting.socket = { writableLength: 1 }
    for (const it of [taken, waiting]) unread.send(it as unknown as ServerResponse, new Uint8Array(50 * KIB))
    expect([taken.taken, waiting.taken, unread.held()]).toEqual([50 * KIB, 50 * KIB, 50 * KIB])
  })

  test('that are the same bytes count once: a file of the storefront is kept anyway', () => {
    const { unread, send } = world(1000 * KIB)
    const file = new Uint8Array(600 * KIB)
    const responses = Array.from({ length: 100 }, () => send(0, file))
    expect(unread.held()).toBe(600 * KIB)
    expect(responses.some(({ isCut }) => isCut)).toBe(false)
    responses.forEach((it) => it.destroy())
    expect(unread.held()).toBe(0)
  })

  test('end after 20 seconds in which nothing was taken', () => {
    const { unread, send, pass } = world(KIB * KIB)
    const [still, slow] = [send(200 * KIB), send(200 * KIB)]
    pass(15_000)
    slow.drain(1)
    pass(6000)
    unread.cutStalled()
    expect([still.isCut, slow.isCut]).toEqual([true, false])
  })
})
