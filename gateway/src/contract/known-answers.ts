import type { OperationId } from '@rota/openapi/agency/operations'
import type { WireAnswer } from '../ports/platform.ts'
import { oldestKeys } from '../translate/oldest-keys.ts'
import type { Answer } from './answer-bytes.ts'
import { createKnownItems, type KnownItems } from './known-items.ts'

/** Responses that were found valid: identical bytes need not be validated again. */
export interface KnownAnswers {
  /** A valid response to the same operation with exactly these bytes. */
  find(operationId: OperationId, wire: WireAnswer): Answer | undefined
  /** Remembers a response for as long as a cache keeps it. */
  add(operationId: OperationId, answer: Answer): void
  /** Valid list items of earlier responses, for responses that are new as a whole. */
  items: KnownItems
}

/**
 * Remembers one response per operation, status and length, `maxAnswers` in total. Holds weak references only, so a
 * response is forgotten when no cache keeps it.
 */
export function createKnownAnswers(maxAnswers = 1000): KnownAnswers {
  const answers = new Map<string, WeakRef<Answer>>()
  const oldestKey = oldestKeys(answers)
  const keyOf = (id: OperationId, { status, bytes }: Pick<Answer, 'status' | 'bytes'>) =>
    `${id} ${status} ${bytes.byteLength}`

  return {
    items: createKnownItems(),
    find(operationId, wire) {
      const answer = answers.get(keyOf(operationId, wire))?.deref()
      return answer !== undefined && isSameBytes(answer.bytes, wire.bytes) ? answer : undefined
    },
    add(operationId, answer) {
      const key = keyOf(operationId, answer)
      answers.delete(key)
      answers.set(key, new WeakRef(answer.kept()))
      if (answers.size > maxAnswers) answers.delete(oldestKey() ?? key)
    },
  }
}

/** Whether two byte arrays are equal. Compares four bytes at a time if both are aligned. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.byteLength !== other.byteLength) return false
  const firstWords = wordsOf(one)
  const otherWords = wordsOf(other)
  const count = Math.min(firstWords.length, otherWords.length)
  for (let i = 0; i < count; i++) if (firstWords[i] !== otherWords[i]) return false
  for (let i = count * 4; i < one.byteLength; i++) if (one[i] !== other[i]) return false
  return true
}

/** The bytes as 32-bit words, without the remainder; empty if they are not aligned. */
const wordsOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, byteLength >> 2) : new Uint32Array()
