import type { DocumentAnswer } from '../context.ts'

/** A good answer with a tag of its content; 304 without content for who has it already. */
export async function revalidated(answer: DocumentAnswer, known: string | undefined): Promise<DocumentAnswer> {
  if (answer.status !== 200) return answer
  const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const etag = `"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`
  const headers = { ...answer.headers, etag }
  const isKnown = known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
  return isKnown ? { status: 304, headers, body: '' } : { ...answer, headers, body: bytes }
}
