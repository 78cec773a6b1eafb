import { seededInt, seededName } from '../../basics/seeded.ts'
import { member } from '../../basics/member.ts'
import { fromBase64, toBase64 } from './base64.ts'

const HEAD = toBase64('{"alg":"HS256","typ":"JWT"}')

export interface Token {
  readonly token: string
  readonly tokenId: number
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt: number
}

const signatureOf = (content: string) => seededName(`provider token/${content}`, 43)

/** Creates a token with a lifetime in seconds. It contains all its data, so tokens need not be stored. */
export function issueToken(now: number, life: number): Token {
  const exp = Math.floor(now / 1000) + life
  const content = `${HEAD}.${toBase64(JSON.stringify({ iat: Math.floor(now / 1000), exp }))}`
  return {
    token: `${content}.${signatureOf(content)}`,
    tokenId: seededInt(content, 10_000, 99_999),
    expiresAt: exp * 1000,
  }
}

/** Whether an `Authorization` header has a valid token that has not expired. */
export function isAdmitted(authorization: string | null, now: number): boolean {
  const [, head = '', payload = '', signature] = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? []
  if (signature !== signatureOf(`${head}.${payload}`)) return false
  const exp = member(JSON.parse(fromBase64(payload) ?? 'null'), 'exp')
  return typeof exp === 'number' && now < exp * 1000
}
