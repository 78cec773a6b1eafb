import type { OperationId } from '@rota/openapi/agency/operations'
import type { WireAnswer } from '../ports/platform.ts'
import { oldestKeys } from '../translate/oldest-keys.ts'
import type { Answer } from './answer-bytes.ts'

/** Answers that keep the contract: bytes that come again need not be judged again. */
export interface KnownAnswers {
  /** An answer to the same operation with exactly these bytes. */
  find(operationId: OperationId, wire: WireAnswer): Answer | undefined
  /** Remembers an answer for as long as a cache keeps it. */
  add(operationId: OperationId, answer: Answer): void
}

/** Remembers one answer of each operation and length, at most so many; it holds none of them in memory. */
export function createKnownAnswers(most = 1000): KnownAnswers {
  const known = new Map<string, WeakRef<Answer>>()
  const oldest = oldestKeys(known)
  const keyOf = (id: OperationId, { status, bytes }: Pick<Answer, 'status' | 'bytes'>) =>
    `${id} ${status} ${bytes.byteLength}`

  return {
    find(operationId, wire) {
      const answer = known.get(keyOf(operationId, wire))?.deref()
      return answer !== undefined && isSameBytes(answer.bytes, wire.bytes) ? answer : undefined
    },
    add(operationId, answer) {
      const key = keyOf(operationId, answer)
      known.delete(key)
      known.set(key, new WeakRef(answer.kept()))
      if (known.size > most) known.delete(oldest() ?? key)
    },
  }
}

/** Whether two runs of bytes are equal; compared four at a time where memory allows. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.byteLength !== other.byteLength) return false
  const words = wordsOf(one)
  const others = wordsOf(other)
  const count = Math.min(words.length, others.length)
  for (let i = 0; i < count; i++) if (words[i] !== others[i]) return false
  for (let i = count * 4; i < one.byteLength; i++) if (one[i] !== other[i]) return false
  return true
}

/** The bytes in fours, without a rest; none where they do not begin at a multiple of four. */
const wordsOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, byteLength >> 2) : new Uint32Array()
