import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SharedAnswer, Verdict } from '../../ports/cache-backend.ts'

/** Verdicts by their number in a sealed answer. A number is never given to another verdict. */
const VERDICTS: readonly Verdict[] = ['whole', 'mended', 'tolerated', 'unchecked']

/** Layout: seal (32 bytes), status (2), verdict (1), plain (1), milliseconds to keep (4), bytes of the answer. */
const SEAL = 32
const HEAD = SEAL + 8

/** Turns shared answers into bytes and back. Bytes that were not sealed for the same key are rejected. */
export interface AnswerSeal {
  seal(key: string, answer: SharedAnswer, keepMs: number): Buffer
  /** The answer with the milliseconds that it was to be kept; undefined if the bytes are not what was sealed. */
  open(key: string, bytes: Buffer): { answer: SharedAnswer; keepMs: number } | undefined
}

/** @param keys the first seals, all open */
export function answerSeal(keys: readonly Uint8Array[]): AnswerSeal {
  const [first = new Uint8Array()] = keys
  return {
    seal(key, { status, bytes, verdict, isPlain }, keepMs) {
      const sealed = Buffer.allocUnsafe(HEAD + bytes.byteLength)
      sealed.writeUInt16BE(status, SEAL)
      sealed.writeUInt8(VERDICTS.indexOf(verdict), SEAL + 2)
      sealed.writeUInt8(isPlain ? 1 : 0, SEAL + 3)
      sealed.writeUInt32BE(keepMs, SEAL + 4)
      sealed.set(bytes, HEAD)
      sealed.set(sealOf(first, key, sealed), 0)
      return sealed
    },
    open(key, bytes) {
      if (bytes.byteLength < HEAD) return undefined
      const given = bytes.subarray(0, SEAL)
      if (!keys.some((one) => timingSafeEqual(sealOf(one, key, bytes), given))) return undefined
      const verdict = VERDICTS[bytes.readUInt8(SEAL + 2)]
      if (verdict === undefined) return undefined
      const answer = {
        status: bytes.readUInt16BE(SEAL),
        bytes: new Uint8Array(bytes.subarray(HEAD)),
        verdict,
        isPlain: bytes.readUInt8(SEAL + 3) === 1,
      }
      return { answer, keepMs: bytes.readUInt32BE(SEAL + 4) }
    },
  }
}

/** The key is sealed too, so that an answer cannot be moved to the key of another. */
const sealOf = (secret: Uint8Array, key: string, sealed: Buffer) =>
  createHmac('sha256', secret).update(`${key.length} ${key}`).update(sealed.subarray(SEAL)).digest()
