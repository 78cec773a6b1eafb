import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Platform } from '../../ports/platform.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** How many answers are compressed or wait for it. The threads are also those of files and name lookups. */
const MOST_AT_ONCE = 8

/** Cheap levels: beyond them every percent of size costs as much time again. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 1
/** Logarithm of the window that brotli looks back through: 256 KiB, as large as most answers. */
const BROTLI_WINDOW = 18

/** Compresses answers in Node's own threads, so that no caller waits for another one's bytes. */
export function createCompress(): NonNullable<Platform['compress']> {
  let under = 0
  return async (encoding, bytes) => {
    if (under >= MOST_AT_ONCE) return undefined
    under++
    try {
      const packed = await (encoding === 'br'
        ? toBrotli(bytes, brotliFor(bytes))
        : toGzip(bytes, { level: GZIP_LEVEL }))
      // Memory of its own: a small result would keep a pool of Node's alive.
      return new Uint8Array(packed)
    } finally {
      under--
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
