import type { Schema } from '../../api/operations.ts'
import { fold } from '../../domain/text/fold.ts'

type Board = Schema<'Board'>

/** Patterns for the names and codes of boards, for text without case and diacritics (`fold`). */
const BOARDS: readonly (readonly [RegExp, Board])[] = [
  [/all incl|her ?sey dahil|شامل|\bu?ai\b/, 'all-inclusive'],
  [/full board|tam pansiyon|vollpension|كامل|\bfb\b/, 'full-board'],
  [/half board|yarim pansiyon|halbpension|نصف|\bhb\b/, 'half-board'],
  [/breakfast|kahvalti|fruhstuck|فطار|فطور|\bbb\b/, 'breakfast'],
  [/room only|only room|self catering|sadece oda|ubernachtung|فقط|دون وجبات|\bro\b/, 'room-only'],
]

/** The board that a name stands for; undefined for an unknown one. */
export function boardOf(name: string): Board | undefined {
  const folded = fold(name)
  return BOARDS.find(([pattern]) => pattern.test(folded))?.[1]
}
