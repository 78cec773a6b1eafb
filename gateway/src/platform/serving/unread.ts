import type { ServerResponse } from 'node:http'

/** Bytes written to a connection at a time, so that the caller's progress can be seen. */
const SLICE = 64 * 1024

/** Maximum number of bytes in unread responses, for all connections together (A19: 64 MiB including overhead). */
const MOST_UNREAD = 32 * 1024 * 1024

/** Time without progress after which a connection is cut, in milliseconds. Callers must read about 3 KB a second. */
const STALLED_MS = 20_000

/** A response that the network has not accepted completely. */
interface UnreadResponse {
  memory: ArrayBufferLike
  /** When the caller last read something. */
  progressAt: number
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
 * @param limit bytes of all responses together
 * @param now milliseconds of a monotonic clock
 */
export function createUnread(limit = MOST_UNREAD, now: () => number = () => performance.now()): Unread {
  /** Ordered by last progress. */
  const waiting = new Map<ServerResponse, UnreadResponse>()
  /** How many unread responses use each piece of memory. */
  const responseCounts = new Map<ArrayBufferLike, number>()
  let heldBytes = 0

  function hold(outgoing: ServerResponse, memory: ArrayBufferLike): void {
    waiting.set(outgoing, { memory, progressAt: now() })
    const count = responseCounts.get(memory) ?? 0
    responseCounts.set(memory, count + 1)
    if (count === 0) heldBytes += memory.byteLength
  }

  function release(outgoing: ServerResponse): void {
    const memory = waiting.get(outgoing)?.memory
    if (memory === undefined) return
    waiting.delete(outgoing)
    const remainingCount = (responseCounts.get(memory) ?? 1) - 1
    if (remainingCount > 0) return void responseCounts.set(memory, remainingCount)
    responseCounts.delete(memory)
    heldBytes -= memory.byteLength
  }

  /** Records that a caller has read something, and moves its response to the end of `waiting`. */
  function recordProgress(outgoing: ServerResponse): void {
    const response = waiting.get(outgoing)
    if (response === undefined) return
    waiting.delete(outgoing)
    waiting.set(outgoing, { ...response, progressAt: now() })
  }

  function cut(outgoing: ServerResponse): void {
    release(outgoing)
    outgoing.destroy()
  }

  function cutOthers(outgoing: ServerResponse): void {
    for (const [other] of waiting) if (heldBytes > limit && other !== outgoing) cut(other)
  }

  return {
    send(outgoing, bytes) {
      if (outgoing.destroyed) return
      if (bytes.byteLength <= SLICE) {
        outgoing.end(bytes)
        // In nearly all cases, the network has accepted everything at once.
        if (outgoing.socket?.writableLength === 0) return
      }
      outgoing.once('close', () => release(outgoing))
      hold(outgoing, bytes.buffer)
      if (heldBytes > limit) cutOthers(outgoing)
      if (bytes.byteLength <= SLICE) return
      let offset = 0
      const writeMore = () => {
        recordProgress(outgoing)
        while (bytes.byteLength - offset > SLICE) {
          offset += SLICE
          if (!outgoing.write(bytes.subarray(offset - SLICE, offset))) return void outgoing.once('drain', writeMore)
        }
        outgoing.end(bytes.subarray(offset))
      }
      writeMore()
    },
    cutStalled() {
      for (const [outgoing, { progressAt }] of waiting) if (now() - progressAt > STALLED_MS) cut(outgoing)
    },
    held: () => heldBytes,
  }
}
