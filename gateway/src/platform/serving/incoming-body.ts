import type { IncomingMessage } from 'node:http'
import { CallError } from '../../ports/platform.ts'

/** What is read and thrown away beyond the limit, so that an honest caller is still listening when it is answered. */
const SPILL_BYTES = 1024 * 1024
const SPILL_MS = 300

/** Reads a body up to a limit in bytes; the rest of a longer one is left, a little of it thrown away. */
export function readIncoming(
  incoming: IncomingMessage,
  limit: number,
): Promise<{ bytes: Uint8Array; complete: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let spill: ReturnType<typeof setTimeout> | undefined

    const end = () => {
      clearTimeout(spill)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose)
    }
    const onEnd = () => {
      end()
      resolve({ bytes: Buffer.concat(chunks).subarray(0, limit), complete: size <= limit })
    }
    const onData = (chunk: Buffer) => {
      if (size <= limit) chunks.push(chunk)
      size += chunk.length
      if (size > limit) spill ??= setTimeout(onEnd, SPILL_MS)
      if (size > limit + SPILL_BYTES) onEnd()
    }
    const onClose = () => {
      end()
      reject(new CallError('cancelled', false))
    }
    // An aborted body also fails with an error of its own; being closed says it all.
    incoming.on('error', () => {})
    incoming.on('data', onData).on('end', onEnd).on('close', onClose)
    if (incoming.destroyed && !incoming.readableEnded) onClose()
  })
}
