import { Problem } from '../../ports/problem.ts'

/** Maximum nesting depth; deeper JSON breaks recursive functions (decision 11.3, B5). */
const MAX_DEPTH = 32

/**
 * Maximum number of values in a body, whatever its size (B6), without the lists and objects around them. None of our
 * forms has a tenth of this.
 */
const MAX_VALUES = 5000

/** Names that cause prototype pollution when objects are merged carelessly (B7). */
const REFUSED_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

const QUOTE = 34
const COLON = 58
const BACKSLASH = 92
const COMMA = 44
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125
const OPEN_LIST = 91
const CLOSE_LIST = 93

/** What a JSON text contains, apart from its syntax. */
export interface Findings {
  isTooDeep: boolean
  hasDuplicate: boolean
  hasRefusedName: boolean
  hasLoneSurrogate: boolean
  /** Number of commas between values: one less than the values that `MAX_VALUES` limits. */
  commas: number
}

/**
 * Scans a text once before it is parsed. Stops at depth 33, so that a JSON bomb costs no more than its first bytes.
 * Does not check syntax: the parser does.
 */
export function inspectJson(text: string): Findings {
  const findings: Findings = {
    isTooDeep: false,
    hasDuplicate: false,
    hasRefusedName: false,
    hasLoneSurrogate: false,
    commas: 0,
  }
  // A regular expression, because V8 moves `includes` into the loop and then scans the whole text for every string.
  const hasEscapes = /\\/.test(text)
  const open: (Set<string> | undefined)[] = []
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) {
      const end = endOfString(text, i)
      const names = open.at(-1)
      if (hasEscapes) inspectEscaped(text.slice(i, end + 1), findings)
      if (names !== undefined && isName(text, end + 1)) inspectName(nameAt(text, i, end, hasEscapes), names, findings)
      i = end
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      if (open.push(code === OPEN_OBJECT ? new Set() : undefined) > MAX_DEPTH) return { ...findings, isTooDeep: true }
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop()
    } else if (code === COMMA) {
      findings.commas++
    }
  }
  return findings
}

/** Index of the closing quote, or of the last character if there is none. */
export function endOfString(text: string, start: number): number {
  let i = start + 1
  for (let code = text.charCodeAt(i); i < text.length && code !== QUOTE; code = text.charCodeAt(i)) {
    i += code === BACKSLASH ? 2 : 1
  }
  return Math.min(i, text.length - 1)
}

/** Checks for lone surrogates. They can only be escaped: raw bytes were decoded strictly. */
function inspectEscaped(raw: string, findings: Findings): void {
  if (raw.includes('\\u') && !unescape(raw).isWellFormed()) findings.hasLoneSurrogate = true
}

function nameAt(text: string, start: number, end: number, hasEscapes: boolean): string {
  return hasEscapes ? unescape(text.slice(start, end + 1)) : text.slice(start + 1, end)
}

function inspectName(name: string, names: Set<string>, findings: Findings): void {
  if (names.has(name)) findings.hasDuplicate = true
  if (REFUSED_NAMES.has(name)) findings.hasRefusedName = true
  names.add(name)
}

/** Whether a string is a member name, which is followed by a colon. */
function isName(text: string, from: number): boolean {
  let i = from
  while (i < text.length && text.charCodeAt(i) <= 32) i++
  return text.charCodeAt(i) === COLON
}

/** The content of a quoted string. Invalid strings are returned unchanged: the parser will report them. */
function unescape(raw: string): string {
  if (!raw.includes('\\')) return raw.slice(1, -1)
  try {
    return String(JSON.parse(raw))
  } catch {
    return raw
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8. Undefined for other encodings and for a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = strictUtf8.decode(bytes)
    return text.startsWith('\uFEFF') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Parses a request body. Fails with 400 `too-deep` or `malformed-json`, 413 `too-many`, or 422 for refused names.
 * Messages are fixed, because the parser's own would quote the body.
 */
export const parseJson = (bytes: Uint8Array): unknown => readText(bytes).value

/** Like `parseJson`, and also returns the text. */
export function readText(bytes: Uint8Array): { text: string; value: unknown } {
  const text = decodeUtf8(bytes)
  if (text === undefined)
    throw new Problem('malformed-json', { detail: 'The body is not UTF-8, or it starts with a byte order mark.' })
  const findings = inspectJson(text)
  if (findings.isTooDeep) throw new Problem('too-deep')
  if (findings.commas >= MAX_VALUES) throw new Problem('too-many')
  const value = parseOrUndefined(text)
  if (value === undefined || findings.hasLoneSurrogate) throw new Problem('malformed-json')
  if (findings.hasDuplicate) {
    throw new Problem('malformed-json', { detail: 'An object repeats a name.' })
  }
  if (findings.hasRefusedName) {
    throw new Problem('validation', {
      errors: [{ pointer: '', code: 'unknown', detail: 'contains a forbidden property name' }],
    })
  }
  return { text, value }
}

/** Parses JSON; undefined, which no JSON text can represent, if it is invalid. */
export function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the beginning of a truncated body is too deep, so that `too-deep` takes precedence over `too-large` (B5). */
export function startsTooDeep(bytes: Uint8Array): boolean {
  return inspectJson(new TextDecoder().decode(bytes)).isTooDeep
}
