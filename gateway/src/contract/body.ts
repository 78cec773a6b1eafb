import { Problem } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { readText, startsTooDeep } from './json.ts'

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i

export interface ReadBody {
  /** The text as it was sent, for the fingerprint of the call. */
  text: string
  value: unknown
}

/** Of a call that has no body. */
export const NO_BODY: ReadBody = { text: '', value: undefined }

/**
 * Reads and parses the body of an operation that has one. 415 for anything but plain JSON (a compressed body is not even
 * opened), 413 beyond the limit, which stops the reading; 400 for what is no JSON.
 * @param limit bytes
 */
export async function readBody(caller: Caller, limit: number): Promise<ReadBody> {
  const type = caller.header('content-type')
  const encoding = caller.header('content-encoding') ?? 'identity'
  if (!JSON_TYPE.test(type ?? '') || encoding !== 'identity') throw new Problem('unsupported-media-type')
  const { bytes, complete } = await caller.body(limit)
  if (!complete) {
    // A bomb is called by its name, however long it is (B5).
    throw new Problem(startsTooDeep(bytes) ? 'too-deep' : 'too-large')
  }
  return readText(bytes)
}
