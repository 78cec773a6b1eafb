import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SharedAnswer, Verdict } from '../../ports/cache-backend.ts'

/** Verdicts by their number in a sealed answer. The number of a verdict must never change, because it is stored. */
const VERDICTS: readonly Verdict[] = ['whole', 'mended', 'tolerated', 'unchecked']

/**
 * Layout of a sealed answer: seal (32 bytes), status (2), verdict (1), `isPlain` (1), lifetime in milliseconds (4), and
 * the bytes of the answer.
 */
const SEAL_BYTES = 32
const HEADER_BYTES = SEAL_BYTES + 8

/**
 * Converts shared answers into bytes for Redis and back. The bytes are authenticated: they can only be opened if they
 * were sealed for the same cache key.
 */
export interface AnswerSeal {
  seal(key: string, answer: SharedAnswer, keepMs: number): Buffer
  /** The answer and its lifetime in milliseconds; undefined if the bytes were changed, or sealed for another key. */
  open(key: string, bytes: Buffer): { answer: SharedAnswer; keepMs: number } | undefined
}

/** @param secrets keys of the HMAC: the first seals, and all of them open */
export function answerSeal(secrets: readonly Uint8Array[]): AnswerSeal {
  const [first = new Uint8Array()] = secrets
  return {
    seal(key, { status, bytes, verdict, isPlain }, keepMs) {
      const sealed = Buffer.allocUnsafe(HEADER_BYTES + bytes.byteLength)
      sealed.writeUInt16BE(status, SEAL_BYTES)
      sealed.writeUInt8(VERDICTS.indexOf(verdict), SEAL_BYTES + 2)
      sealed.writeUInt8(isPlain ? 1 : 0, SEAL_BYTES + 3)
      sealed.writeUInt32BE(keepMs, SEAL_BYTES + 4)
      sealed.set(bytes, HEADER_BYTES)
      sealed.set(sealOf(first, key, sealed), 0)
      return sealed
    },
    open(key, bytes) {
      if (bytes.byteLength < HEADER_BYTES) return undefined
      const receivedSeal = bytes.subarray(0, SEAL_BYTES)
      if (!secrets.some((secret) => timingSafeEqual(sealOf(secret, key, bytes), receivedSeal))) return undefined
      const verdict = VERDICTS[bytes.readUInt8(SEAL_BYTES + 2)]
      if (verdict === undefined) return undefined
      const answer = {
        status: bytes.readUInt16BE(SEAL_BYTES),
        bytes: new Uint8Array(bytes.subarray(HEADER_BYTES)),
        verdict,
        isPlain: bytes.readUInt8(SEAL_BYTES + 3) === 1,
      }
      return { answer, keepMs: bytes.readUInt32BE(SEAL_BYTES + 4) }
    },
  }
}

/** The HMAC covers the cache key, too, so that an answer cannot be copied to another key. */
const sealOf = (secret: Uint8Array, key: string, sealed: Buffer) =>
  createHmac('sha256', secret).update(`${key.length} ${key}`).update(sealed.subarray(SEAL_BYTES)).digest()
