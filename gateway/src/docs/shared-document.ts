import type { Context } from '../ports/context.ts'
import type { DocumentAnswer } from '../ports/documents.ts'
import type { Caller } from '../ports/platform.ts'
import { encoded } from '../respond/encoded.ts'

const DAY_MS = 86_400_000

/** Everything that a shared document depends on. */
interface Dependence {
  /** Origin of the site, which stands in its samples. */
  origin: string
  /** Epoch milliseconds; samples name days, so that another day is another document. */
  now: number
  /** Address of the document, and whatever else decides about its content. */
  about: readonly unknown[]
}

/**
 * Makes a document once per site and day, with an ETag. A thousand answers share its bytes, so that callers who do not
 * read them hold one buffer (A19). Failures and what is not there are made anew each time.
 */
export function sharedDocument(
  { documentCache }: Pick<Context, 'documentCache'>,
  { origin, now, about }: Dependence,
  make: () => Promise<DocumentAnswer>,
): Promise<DocumentAnswer> {
  const key = JSON.stringify([origin, Math.floor(now / DAY_MS), about])
  return documentCache.get(key, DAY_MS, async () => {
    const { bytes, ...answer } = await tagged(await make())
    const size = bytes.buffer.byteLength + JSON.stringify(answer.headers).length
    return { value: { ...answer, body: bytes }, size, isKept: answer.status === 200 }
  })
}

/** A shared document in the encoding that its caller prefers, unless the caller has it. */
export async function documentFor(
  { platform, documentCache }: Pick<Context, 'platform' | 'documentCache'>,
  caller: Caller,
  answer: DocumentAnswer,
): Promise<DocumentAnswer> {
  const { status, headers, body } = answer
  // What has no ETag is made anew for each caller.
  if (typeof body === 'string' || headers.etag === undefined) return answer
  const beside = { cache: documentCache, keepMs: DAY_MS }
  const { bytes, ...chosen } = await encoded(platform, caller, { status, headers, bytes: body }, beside)
  return unlessKnown({ ...answer, ...chosen, body: bytes }, caller.header('if-none-match'))
}

/** The answer for a caller who knows a version of it: 304 without content when that is this one. */
export function unlessKnown(answer: DocumentAnswer, ifNoneMatch: string | undefined): DocumentAnswer {
  const { 'content-encoding': _encoding, ...headers } = answer.headers
  const { etag } = headers
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  const isKnown = tags.includes('*') || (etag !== undefined && tags.includes(etag))
  return etag !== undefined && isKnown ? { status: 304, headers, body: '' } : answer
}

async function tagged({
  body,
  ...answer
}: DocumentAnswer): Promise<Omit<DocumentAnswer, 'body'> & { bytes: Uint8Array }> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  if (answer.status !== 200) return { ...answer, bytes }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const etag = `"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`
  return { ...answer, headers: { ...answer.headers, etag }, bytes }
}
