import type { IncomingMessage } from 'node:http'
import { CallError } from '../../ports/platform.ts'

/** Maximum bytes that are read and discarded beyond the limit, so that the caller can still read the response. */
const DISCARDED_BYTES = 1024 * 1024
/** How long bytes beyond the limit are read and discarded, in milliseconds. */
export const DISCARD_MS = 300

/**
 * Reads a body up to a limit in bytes. A little more of a longer body is read and discarded. Fails with a CallError if
 * the caller disconnects.
 */
export function readIncoming(
  incoming: IncomingMessage,
  limit: number,
): Promise<{ bytes: Uint8Array; complete: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let discardTimer: ReturnType<typeof setTimeout> | undefined
    // Listeners are not removed at the end, because that would cost more than letting them ignore further events.
    let isOver = false

    const onEnd = () => {
      if (isOver) return
      isOver = true
      clearTimeout(discardTimer)
      const [first] = chunks
      const body = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks)
      resolve({ bytes: body.subarray(0, limit), complete: size <= limit })
    }
    const onData = (chunk: Buffer) => {
      if (isOver) return
      if (size <= limit) chunks.push(chunk)
      size += chunk.length
      if (size > limit) discardTimer ??= setTimeout(onEnd, DISCARD_MS)
      if (size > limit + DISCARDED_BYTES) onEnd()
    }
    const onClose = () => {
      if (isOver) return
      isOver = true
      clearTimeout(discardTimer)
      reject(new CallError('cancelled', false))
    }
    // An aborted body also emits `error`; `close` is enough.
    incoming.on('error', () => {})
    incoming.on('data', onData).on('end', onEnd).on('close', onClose)
    if (incoming.destroyed && !incoming.readableEnded) onClose()
  })
}
