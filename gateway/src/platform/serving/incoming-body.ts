import type { IncomingMessage } from 'node:http'
import { CallError } from '../../ports/platform.ts'

/** How much is read and discarded beyond the limit, so that an honest caller still reads the response. */
const SPILL_BYTES = 1024 * 1024
/** How long bytes beyond the limit are read, in milliseconds. */
export const SPILL_MS = 300

/** Reads a body up to a limit in bytes. Of a longer one, a little more is read and discarded. */
export function readIncoming(
  incoming: IncomingMessage,
  limit: number,
): Promise<{ bytes: Uint8Array; complete: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let spill: ReturnType<typeof setTimeout> | undefined
    // The listeners stay, because removing them costs more than letting them ignore the rest.
    let isOver = false

    const onEnd = () => {
      if (isOver) return
      isOver = true
      clearTimeout(spill)
      const [first] = chunks
      const all = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks)
      resolve({ bytes: all.subarray(0, limit), complete: size <= limit })
    }
    const onData = (chunk: Buffer) => {
      if (isOver) return
      if (size <= limit) chunks.push(chunk)
      size += chunk.length
      if (size > limit) spill ??= setTimeout(onEnd, SPILL_MS)
      if (size > limit + SPILL_BYTES) onEnd()
    }
    const onClose = () => {
      if (isOver) return
      isOver = true
      clearTimeout(spill)
      reject(new CallError('cancelled', false))
    }
    // An aborted body also emits `error`; `close` is enough.
    incoming.on('error', () => {})
    incoming.on('data', onData).on('end', onEnd).on('close', onClose)
    if (incoming.destroyed && !incoming.readableEnded) onClose()
  })
}
