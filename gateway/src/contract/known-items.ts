import type { OperationId } from '@rota/openapi/agency/operations'
import { oldestKeys } from '../translate/oldest-keys.ts'
import type { Measured } from './json/list.ts'
import { endOfString } from './json/parse.ts'

/**
 * List items that were found valid in earlier responses and need not be validated again. It saves work because the same
 * hotel is in the results of many searches.
 */
export interface KnownItems {
  /** Divides a response into items that are known to be valid and the rest. Undefined if that is not worth its cost. */
  divide(operationId: OperationId, list: string, text: string): Divided | undefined
}

/** A response with a list, divided. */
export interface Divided {
  /** The response without the known items. If it is valid, so is the whole. Undefined if that cannot be concluded. */
  rest: string | undefined
  /** The length of the list, and the names beside it, if the response is valid; undefined if in doubt. */
  measured: Measured | undefined
  /** Remembers the other items. Call it when the response has been found valid. */
  remember(): void
}

/**
 * Number of characters at the beginning of an item that are its key. The key of a shorter item contains the text after
 * the item, so it is seldom found again; validating so short an item costs little.
 */
const KEY_LENGTH = 64

/**
 * Maximum number of responses in a row that are not divided, after responses without a known item. An operation may
 * never repeat its items, and then dividing is wasted.
 */
const MAX_SKIPPED = 15

const [QUOTE, COMMA, COLON] = [34, 44, 58]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/** Remembers items of `maxCharacters` characters in total, and forgets the oldest first. */
export function createKnownItems(maxCharacters = 4_000_000): KnownItems {
  const knownItems = new Map<string, string>()
  const oldestKey = oldestKeys(knownItems)
  /**
   * Per operation, how many responses to skip after those without a known item, and the length of the longest valid
   * list.
   */
  const backoffs = new Map<OperationId, { skipped: number; skip: number; misses: number; longest: number }>()
  let size = 0

  function forget(key: string): void {
    size -= knownItems.get(key)?.length ?? 0
    knownItems.delete(key)
  }

  function remember(key: string, item: string): void {
    forget(key)
    // Makes a copy: a slice of the text would keep the whole response in memory.
    knownItems.set(key, ` ${item}`.slice(1))
    size += item.length
    while (size > maxCharacters) forget(oldestKey() ?? key)
  }

  return {
    divide(operationId, list, text) {
      const backoff = backoffs.get(operationId) ?? { skipped: 0, skip: 0, misses: 0, longest: 0 }
      backoffs.set(operationId, backoff)
      if (backoff.skipped < backoff.skip) return void backoff.skipped++
      const keyOf = (at: number) => `${operationId} ${text.slice(at, at + KEY_LENGTH)}`
      const divided = divideList(text, list, (at) => knownItems.get(keyOf(at)))
      if (divided === undefined) return undefined
      const { newItems, count, names, rest } = divided
      backoff.skipped = 0
      backoff.misses = rest === undefined ? backoff.misses + 1 : 0
      backoff.skip = Math.min(2 ** Math.max(backoff.misses - 1, 0) - 1, MAX_SKIPPED)
      return {
        // The contract limits the number of items, and `rest` has fewer than the response. So `rest` only proves the
        // whole valid if an earlier valid list was at least as long.
        rest: count > backoff.longest ? undefined : rest,
        measured: names && { name: list, listed: { length: count, names } },
        remember() {
          backoff.longest = Math.max(backoff.longest, count)
          for (const [from, to] of newItems) remember(keyOf(from), text.slice(from, to).trimEnd())
        },
      }
    },
  }
}

/**
 * The start and end indices of new items, the number of all items, and the text without the known ones. Undefined for
 * unusual or broken JSON.
 */
function divideList(text: string, list: string, knownItemAt: (at: number) => string | undefined) {
  const names = new Set<string>()
  const open = startOfList(text, list, names)
  if (open === undefined) return undefined
  const newItems: [from: number, to: number][] = []
  let count = 0
  let at = afterSpace(text, open)
  while (text.charCodeAt(at) === OPEN_OBJECT) {
    const item = knownItemAt(at)
    const behind = item === undefined ? at : afterSpace(text, at + item.length)
    const isKnown = item !== undefined && text.slice(at, at + item.length) === item && isEnd(text, behind)
    const end = isKnown ? behind : behindValue(text, at)
    if (!isKnown) newItems.push([at, end])
    count++
    at = end
    if (text.charCodeAt(end) !== COMMA) break
    at = afterSpace(text, end + 1)
    // A comma before the bracket is broken JSON.
    if (text.charCodeAt(at) !== OPEN_OBJECT) return undefined
  }
  if (count === 0 || text.charCodeAt(at) !== CLOSE_LIST) return undefined
  const newTexts = newItems.map(([from, to]) => text.slice(from, to)).join(',')
  return {
    newItems,
    count,
    names: addNames(text, at + 1, names) ? names : undefined,
    rest: newItems.length < count ? text.slice(0, open) + newTexts + text.slice(at) : undefined,
  }
}

/**
 * Index after the opening bracket of a list that is a member of the outermost object.
 * @param names gets the names up to that of the list
 */
function startOfList(text: string, list: string, names: Set<string>): number | undefined {
  let at = afterSpace(text, 0)
  if (text.charCodeAt(at) !== OPEN_OBJECT) return undefined
  do {
    const value = memberAt(text, at + 1, names)
    if (value === undefined) return undefined
    if (names.has(list)) return text.charCodeAt(value) === OPEN_LIST ? value + 1 : undefined
    at = behindValue(text, value)
  } while (text.charCodeAt(at) === COMMA)
  return undefined
}

/** Adds the names of the members after the list. Returns false for unusual JSON. */
function addNames(text: string, behindList: number, names: Set<string>): boolean {
  let at = afterSpace(text, behindList)
  while (text.charCodeAt(at) === COMMA) {
    const value = memberAt(text, at + 1, names)
    if (value === undefined) return false
    at = behindValue(text, value)
  }
  return true
}

/** Adds a member's name and returns the index of its value. Undefined for a repeated or escaped name, or no member. */
function memberAt(text: string, from: number, names: Set<string>): number | undefined {
  const start = afterSpace(text, from)
  if (text.charCodeAt(start) !== QUOTE) return undefined
  const end = endOfString(text, start)
  const colon = afterSpace(text, end + 1)
  const name = text.slice(start + 1, end)
  if (text.charCodeAt(colon) !== COLON || name.includes('\\') || names.has(name)) return undefined
  names.add(name)
  return afterSpace(text, colon + 1)
}

/** Index of the comma or bracket that ends a value. */
function behindValue(text: string, start: number): number {
  let depth = 0
  let at = start
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (depth === 0 && isEnd(text, at)) return at
    // Bit 32 turns `[` into `{` and `]` into `}`, so that one comparison finds both.
    else if ((code | 32) === OPEN_OBJECT) depth++
    else if ((code | 32) === CLOSE_OBJECT) depth--
  }
  return at
}

function isEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code === COMMA || (code | 32) === CLOSE_OBJECT
}

function afterSpace(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) <= 32) at++
  return at
}
