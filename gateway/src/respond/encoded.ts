import type { Cache } from '../ports/cache.ts'
import type { Caller, Encoding, Platform, WireAnswer } from '../ports/platform.ts'
import { encodingFor } from '../translate/encoding.ts'
import { hexSha256 } from '../translate/hash.ts'

/** Below this many bytes an answer fits into the first packet as it is. */
const WORTH = 1024

/** Where the compressed form is kept: beside the bytes, in their cache, which weighs both. */
interface Beside {
  cache: Cache
  /** Milliseconds; 0 keeps nothing. */
  keepMs: number
}

/**
 * An answer that is everybody's, in the encoding that the caller prefers. **Never for an answer that holds a secret**: its
 * length would tell of the secret, compared with what a caller sends in (decision 10.7).
 */
export async function encoded(
  { compress }: Platform,
  caller: Caller,
  answer: WireAnswer,
  beside: Beside,
): Promise<WireAnswer> {
  const { status, bytes } = answer
  if (compress === undefined || bytes.byteLength < WORTH) return answer
  const headers = { ...answer.headers, vary: 'Accept-Encoding' }
  const encoding = encodingFor(caller.header('accept-encoding'))
  const packed = encoding && (await packedOf(bytes, encoding, compress, beside))
  if (packed === undefined) return { status, headers, bytes }
  return { status, headers: encodedHeaders(headers, encoding), bytes: packed }
}

/** Headers of an encoded form. Other bytes are another version, so its ETag is another one, too. */
function encodedHeaders(headers: Record<string, string>, encoding: Encoding | undefined): Record<string, string> {
  if (encoding === undefined) return headers
  const { etag } = headers
  return {
    ...headers,
    'content-encoding': encoding,
    ...(etag === undefined ? {} : { etag: `${etag.slice(0, -1)}-${encoding}"` }),
  }
}

/** Names of bytes by their content, so that equal answers share a compressed form; cached bytes are hashed once. */
const names = new WeakMap<Uint8Array, Promise<string>>()

function nameOf(bytes: Uint8Array): Promise<string> {
  const name = names.get(bytes) ?? hexSha256(bytes)
  names.set(bytes, name)
  return name
}

/** The compressed form; undefined where it is no smaller, or nobody has time to make it. */
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
