import { seededName } from './seeded.ts'

const signatureOf = (content: string) => seededName(`offer/${content}`, 8)

/** An id that contains its own data and a signature: prices are computed from these data, so ids must not be forged. */
export const signId = (prefix: string, content: string): string => `${prefix}${content}|${signatureOf(content)}`

/** The data in a signed id; undefined when its signature is wrong. */
export function verifyId(prefix: string, id: string): string | undefined {
  const end = id.lastIndexOf('|')
  const content = id.slice(prefix.length, end)
  return id.startsWith(prefix) && end > prefix.length && id.slice(end + 1) === signatureOf(content)
    ? content
    : undefined
}
