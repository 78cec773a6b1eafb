import { Problem } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { readText, startsTooDeep } from './json/parse.ts'

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i

export interface ReadBody {
  /** The text as it was received, for the fingerprint of the call. */
  text: string
  value: unknown
}

/** The body of calls that have none. */
export const NO_BODY: ReadBody = { text: '', value: undefined }

/**
 * Reads and parses a request body. Fails with 415 for anything but uncompressed JSON, with 413 as soon as the limit is
 * exceeded, and with 400 for invalid JSON.
 * @param limit in bytes
 */
export async function readBody(caller: Caller, limit: number): Promise<ReadBody> {
  const type = caller.header('content-type')
  const encoding = caller.header('content-encoding') ?? 'identity'
  if (!JSON_TYPE.test(type ?? '') || encoding !== 'identity') throw new Problem('unsupported-media-type')
  const { bytes, complete } = await caller.body(limit)
  if (!complete) {
    // A JSON bomb is reported as such, even if it also exceeds the limit (B5).
    throw new Problem(startsTooDeep(bytes) ? 'too-deep' : 'too-large')
  }
  return readText(bytes)
}
