import type { Cache } from '../ports/cache.ts'
import type { Caller, Encoding, Platform, WireAnswer } from '../ports/platform.ts'
import { encodingFor } from '../translate/http/encoding.ts'
import { hexSha256 } from '../translate/hash.ts'

/** Minimum size of a compressed response in bytes. Smaller ones fit into the first packet uncompressed. */
const WORTH_COMPRESSING = 1024

/** Where the compressed form is cached, and for how long. */
interface Beside {
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
  beside: Beside,
): WireAnswer | Promise<WireAnswer> {
  const { status, bytes } = answer
  if (compress === undefined || bytes.byteLength < WORTH_COMPRESSING) return answer
  const { vary } = answer.headers
  const headers = { ...answer.headers, vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}` }
  const encoding = encodingFor(caller.header('accept-encoding'))
  if (encoding === undefined) return { status, headers, bytes }
  return packedOf(bytes, encoding, compress, beside).then((packed) =>
    packed === undefined
      ? { status, headers, bytes }
      : { status, headers: encodedHeaders(headers, encoding), bytes: packed },
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
const names = new WeakMap<Uint8Array, Promise<string>>()

function nameOf(bytes: Uint8Array): Promise<string> {
  const name = names.get(bytes) ?? hexSha256(bytes)
  names.set(bytes, name)
  return name
}

/** The compressed form, or undefined if it is not smaller or the platform is busy. */
async function packedOf(
  bytes: Uint8Array,
  encoding: Encoding,
  compress: NonNullable<Platform['compress']>,
  { cache, keepMs }: Beside,
): Promise<Uint8Array | undefined> {
  return cache.get(`${encoding} of ${await nameOf(bytes)}`, keepMs, async () => {
    const packed = await compress(encoding, bytes)
    const value = packed !== undefined && packed.byteLength < bytes.byteLength ? packed : undefined
    return { value, size: value?.byteLength ?? 0, isKept: packed !== undefined && keepMs > 0 }
  })
}
