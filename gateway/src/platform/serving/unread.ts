import type { ServerResponse } from 'node:http'

/** Bytes written to a connection at a time, so that the caller's progress can be seen. */
const SLICE = 64 * 1024

/** Maximum number of bytes in unread responses, for all connections together (A19: 64 MiB including overhead). */
const MOST_UNREAD = 32 * 1024 * 1024

/** A connection is cut after this time without progress, in milliseconds; that is less than 3 KB a second. */
const STALLED_MS = 20_000

interface Waiting {
  memory: ArrayBufferLike
  movedAt: number
}

/** Writes responses to connections, and keeps track of those that have not been read yet. */
export interface Unread {
  /** Sends a body and ends the response, unless the caller has disconnected. */
  send(outgoing: ServerResponse, bytes: Uint8Array): void
  /** Cuts connections whose callers have stopped reading. */
  cutStalled(): void
  /** Memory held by unread responses, in bytes. Shared memory counts once. */
  held(): number
}

/**
 * Limits the memory that unread responses hold. Beyond the limit, connections are cut until there is room, starting
 * with the one that has been stalled longest.
 * @param most bytes of all responses together
 * @param now milliseconds of a monotonic clock
 */
export function createUnread(most = MOST_UNREAD, now: () => number = () => performance.now()): Unread {
  /** Ordered by last progress. */
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
      if (outgoing.destroyed) return
      if (bytes.byteLength <= SLICE) {
        outgoing.end(bytes)
        // The network has already accepted everything, as it nearly always has.
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
