import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createUnread } from './unread.ts'

const KIB = 1024

/**
 * A connection that accepts `room` bytes and then nothing until `drain`. It has only the parts of a response that
 * `unread` uses.
 */
class SlowResponse extends EventEmitter {
  acceptedBytes = 0
  isCut = false
  room: number
  /** Bytes that the network has not accepted yet; undefined while there is no connection. */
  socket?: { writableLength: number }

  constructor(room = 0) {
    super()
    this.room = room
  }
  write(bytes: Uint8Array): boolean {
    this.acceptedBytes += bytes.byteLength
    return this.acceptedBytes < this.room
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

function setUp(limit: number) {
  let now = 0
  const unread = createUnread(limit, () => now)
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

test('A16 holds nothing for a caller who disconnected before its response was written', () => {
  const { unread } = setUp(KIB)
  const response = new SlowResponse()
  response.destroy()
  unread.send(response as unknown as ServerResponse, new Uint8Array(KIB))
  expect(response.acceptedBytes).toBe(0)
  expect(unread.held()).toBe(0)
})

describe('A19 responses that callers do not read', () => {
  test('are written as fast as the connection accepts them', () => {
    const { send } = setUp(KIB * KIB)
    const response = send(300 * KIB)
    expect(response.acceptedBytes).toBe(64 * KIB)
    response.drain(128 * KIB)
    expect(response.acceptedBytes).toBe(128 * KIB)
    response.drain(1000 * KIB)
    expect(response.acceptedBytes).toBe(300 * KIB)
  })

  test('hold no more than the limit together: the one stalled longest is cut first', () => {
    const { unread, send, pass } = setUp(1000 * KIB)
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

  test('release their memory when they have been read or their connection closes', () => {
    const { unread, send } = setUp(KIB * KIB)
    const response = send(100 * KIB)
    send(50 * KIB).destroy()
    expect(unread.held()).toBe(100 * KIB)
    response.emit('close')
    expect(unread.held()).toBe(0)
  })

  test('hold nothing if the network has accepted them at once', () => {
    const { unread } = setUp(KIB * KIB)
    const [accepted, waiting] = [new SlowResponse(), new SlowResponse()]
    accepted.socket = { writableLength: 0 }
    waiting.socket = { writableLength: 1 }
    for (const it of [accepted, waiting]) unread.send(it as unknown as ServerResponse, new Uint8Array(50 * KIB))
    expect([accepted.acceptedBytes, waiting.acceptedBytes, unread.held()]).toEqual([50 * KIB, 50 * KIB, 50 * KIB])
  })

  test('count once if they share their bytes, such as those of a built file', () => {
    const { unread, send } = setUp(1000 * KIB)
    const file = new Uint8Array(600 * KIB)
    const responses = Array.from({ length: 100 }, () => send(0, file))
    expect(unread.held()).toBe(600 * KIB)
    expect(responses.some(({ isCut }) => isCut)).toBe(false)
    responses.forEach((it) => it.destroy())
    expect(unread.held()).toBe(0)
  })

  test('are cut after 20 seconds without progress', () => {
    const { unread, send, pass } = setUp(KIB * KIB)
    const [still, slow] = [send(200 * KIB), send(200 * KIB)]
    pass(15_000)
    slow.drain(1)
    pass(6000)
    unread.cutStalled()
    expect([still.isCut, slow.isCut]).toEqual([true, false])
  })
})
