import type { ServerResponse } from 'node:http'

/** Bytes that are handed to a connection at once, so that what its caller takes can be seen. */
const SLICE = 64 * 1024

/**
 * Bytes of answers that may wait for their callers, all connections together (A19: 64 MiB with what is around them).
 */
const MOST_UNREAD = 32 * 1024 * 1024

/** Milliseconds in which a caller takes nothing of an answer, after which the connection is cut: slower than 3 KB a second. */
const STALLED_MS = 20_000

interface Waiting {
  memory: ArrayBufferLike
  movedAt: number
}

/** Hands answers to connections, and keeps count of those that their callers have not taken yet. */
export interface Unread {
  /** Sends a body and ends the answer. */
  send(outgoing: ServerResponse, bytes: Uint8Array): void
  /** Cuts connections whose callers have stopped reading. */
  cutStalled(): void
  /** Memory of answers that are not taken yet, in bytes; what several share counts once. */
  held(): number
}

/**
 * Answers that nobody reads hold a bounded amount of memory: past the limit, the connection that has not moved for longest
 * is cut, until there is room.
 * @param most bytes of all answers together
 * @param now milliseconds of a clock that never jumps
 */
export function createUnread(most = MOST_UNREAD, now: () => number = () => performance.now()): Unread {
  /** In the order in which they moved last. */
  const waiting = new Map<ServerResponse, Waiting>()
  const holders = new Map<ArrayBufferLike, number>()
  let held = 0

  function hold(outgoing: ServerResponse, memory: ArrayBufferLike): void {
    waiting.set(outgoing, { memory, movedAt: now() })
    const known = holders.get(memory) ?? 0
    holders.set(memory, known + 1)
    if (known === 0) held += memory.byteLength
  }

  function release(outgoing: ServerResponse): void {
    const memory = waiting.get(outgoing)?.memory
    if (memory === undefined) return
    waiting.delete(outgoing)
    const left = (holders.get(memory) ?? 1) - 1
    if (left > 0) return void holders.set(memory, left)
    holders.delete(memory)
    held -= memory.byteLength
  }

  function moved(outgoing: ServerResponse): void {
    const known = waiting.get(outgoing)
    if (known === undefined) return
    waiting.delete(outgoing)
    waiting.set(outgoing, { ...known, movedAt: now() })
  }

  function cut(outgoing: ServerResponse): void {
    release(outgoing)
    outgoing.destroy()
  }

  function cutOthers(outgoing: ServerResponse): void {
    for (const [other] of waiting) if (held > most && other !== outgoing) cut(other)
  }

  return {
    send(outgoing, bytes) {
      if (bytes.byteLength <= SLICE) {
        outgoing.end(bytes)
        // The network has all of it already, as nearly always: nothing waits here.
        if (outgoing.socket?.writableLength === 0) return
      }
      outgoing.once('close', () => release(outgoing))
      hold(outgoing, bytes.buffer)
      if (held > most) cutOthers(outgoing)
      if (bytes.byteLength <= SLICE) return
      let at = 0
      const more = () => {
        moved(outgoing)
        while (bytes.byteLength - at > SLICE) {
          at += SLICE
          if (!outgoing.write(bytes.subarray(at - SLICE, at))) return void outgoing.once('drain', more)
        }
        outgoing.end(bytes.subarray(at))
      }
      more()
    },
    cutStalled() {
      for (const [outgoing, { movedAt }] of waiting) if (now() - movedAt > STALLED_MS) cut(outgoing)
    },
    held: () => held,
  }
}
