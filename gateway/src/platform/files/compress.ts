import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Platform } from '../../ports/platform.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Maximum number of responses that are being compressed or wait for a thread; others are sent as they are. Node uses
 * the same threads for files and DNS lookups.
 */
const MOST_AT_ONCE = 8

/** Fast compression levels. Higher ones take twice the time for each further percent. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 1
/** Base-2 logarithm of brotli's window of 256 KiB, which is as large as most responses. */
const BROTLI_WINDOW = 18

/** Compresses responses in Node's thread pool, so that no caller waits for another caller's compression. */
export function createCompress(): NonNullable<Platform['compress']> {
  let busy = 0
  return async (encoding, bytes) => {
    if (busy >= MOST_AT_ONCE) return undefined
    busy++
    try {
      const compressed = await (encoding === 'br'
        ? toBrotli(bytes, brotliFor(bytes))
        : toGzip(bytes, { level: GZIP_LEVEL }))
      // A copy, because a small result would keep one of Node's buffer pools alive.
      return new Uint8Array(compressed)
    } finally {
      busy--
    }
  }
}

const brotliFor = ({ byteLength }: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
  },
})
