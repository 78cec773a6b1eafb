import type { Cache } from '../ports/cache.ts'
import type { Caller, Encoding, Platform, WireAnswer } from '../ports/platform.ts'
import { encodingFor } from '../translate/http/encoding.ts'
import { hexSha256 } from '../translate/hash.ts'

/** Minimum size of a compressed response in bytes. Smaller ones fit into the first packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024

/** Where the compressed form is cached, and for how long. */
interface CompressedCache {
  cache: Cache
  /** Milliseconds. 0 disables caching. */
  keepMs: number
}

/**
 * A shared response in the caller's preferred encoding. **Never compress a response with a secret**: its length could
 * reveal the secret to a caller who controls part of the content (decision 10.7).
 */
export function encoded(
  { compress }: Platform,
  caller: Caller,
  answer: WireAnswer,
  compressedCache: CompressedCache,
): WireAnswer | Promise<WireAnswer> {
  const { status, bytes } = answer
  if (compress === undefined || bytes.byteLength < MIN_COMPRESSED_BYTES) return answer
  const { vary } = answer.headers
  const headers = { ...answer.headers, vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}` }
  const encoding = encodingFor(caller.header('accept-encoding'))
  if (encoding === undefined) return { status, headers, bytes }
  return compressedOf(bytes, encoding, compress, compressedCache).then((compressed) =>
    compressed === undefined
      ? { status, headers, bytes }
      : { status, headers: encodedHeaders(headers, encoding), bytes: compressed },
  )
}

/** Headers of the encoded form. Its bytes differ, so it has an ETag of its own. */
function encodedHeaders(headers: Record<string, string>, encoding: Encoding): Record<string, string> {
  const { etag } = headers
  return {
    ...headers,
    'content-encoding': encoding,
    ...(etag === undefined ? {} : { etag: `${etag.slice(0, -1)}-${encoding}"` }),
  }
}

/** Content hashes, so that equal responses share a compressed form. Cached bytes are hashed once. */
const contentHashes = new WeakMap<Uint8Array, Promise<string>>()

function contentHashOf(bytes: Uint8Array): Promise<string> {
  const hash = contentHashes.get(bytes) ?? hexSha256(bytes)
  contentHashes.set(bytes, hash)
  return hash
}

/** The compressed form, or undefined if it is not smaller or the platform is busy. */
async function compressedOf(
  bytes: Uint8Array,
  encoding: Encoding,
  compress: NonNullable<Platform['compress']>,
  { cache, keepMs }: CompressedCache,
): Promise<Uint8Array | undefined> {
  return cache.get(`${encoding} of ${await contentHashOf(bytes)}`, keepMs, async () => {
    const compressed = await compress(encoding, bytes)
    const isSmaller = compressed !== undefined && compressed.byteLength < bytes.byteLength
    const value = isSmaller ? compressed : undefined
    return { value, size: value?.byteLength ?? 0, isKept: compressed !== undefined && keepMs > 0 }
  })
}
