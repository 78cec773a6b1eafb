import type { Context } from '../../ports/context.ts'
import type { DocumentAnswer } from '../../ports/documents.ts'
import type { Caller } from '../../ports/platform.ts'
import { encoded } from '../../respond/encoded.ts'

const DAY_MS = 86_400_000

/** All inputs of a shared document. */
interface DocumentInputs {
  /** Origin of the site, used in samples. */
  origin: string
  /** Epoch milliseconds. Samples contain dates, so the document changes daily. */
  now: number
  /** Path of the document and everything else that determines its content. */
  about: readonly unknown[]
}

/**
 * Renders a document once per site and day, with an ETag. All responses share its bytes, so that clients that read
 * slowly or not at all hold one buffer together (A19). Failures and missing pages are not cached.
 */
export function sharedDocument(
  { documentCache }: Pick<Context, 'documentCache'>,
  { origin, now, about }: DocumentInputs,
  make: () => Promise<DocumentAnswer>,
): Promise<DocumentAnswer> {
  const key = JSON.stringify([origin, Math.floor(now / DAY_MS), about])
  return documentCache.get(key, DAY_MS, async () => {
    const { bytes, ...answer } = await withEtag(await make())
    const size = bytes.buffer.byteLength + JSON.stringify(answer.headers).length
    return { value: { ...answer, body: bytes }, size, isKept: answer.status === 200 }
  })
}

/** A shared document in the caller's preferred encoding, or 304 if the caller has it. */
export async function documentFor(
  { platform, documentCache }: Pick<Context, 'platform' | 'documentCache'>,
  caller: Caller,
  answer: DocumentAnswer,
): Promise<DocumentAnswer> {
  const { status, headers, body } = answer
  // Documents without an ETag are not shared.
  if (typeof body === 'string' || headers.etag === undefined) return answer
  const compressedCache = { cache: documentCache, keepMs: DAY_MS }
  const { bytes, ...encodedAnswer } = await encoded(platform, caller, { status, headers, bytes: body }, compressedCache)
  return notModifiedOr({ ...answer, ...encodedAnswer, body: bytes }, caller.header('if-none-match'))
}

/** 304 without content if the caller has this version, otherwise the full response. */
export function notModifiedOr(answer: DocumentAnswer, ifNoneMatch: string | undefined): DocumentAnswer {
  const { 'content-encoding': _encoding, ...headers } = answer.headers
  const { etag } = headers
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  const isCurrent = tags.includes('*') || (etag !== undefined && tags.includes(etag))
  return etag !== undefined && isCurrent ? { status: 304, headers, body: '' } : answer
}

/** The response as bytes, with their hash as ETag if it is successful. */
async function withEtag({
  body,
  ...answer
}: DocumentAnswer): Promise<Omit<DocumentAnswer, 'body'> & { bytes: Uint8Array }> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  if (answer.status !== 200) return { ...answer, bytes }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const etag = `"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`
  return { ...answer, headers: { ...answer.headers, etag }, bytes }
}
