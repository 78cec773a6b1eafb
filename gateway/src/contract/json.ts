import { Problem } from '../ports/problem.ts'

/** Deepest nesting that is read; deeper ones break functions that recurse (decision 11.3, B5). */
const MAX_DEPTH = 32

/** Most values that a body may have, however small it is; no form of ours has a tenth of it (B6). */
const MAX_VALUES = 5000

/** Names that a careless merge would turn into a prototype (B7). */
const REFUSED_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

const QUOTE = 34
const COLON = 58
const BACKSLASH = 92
const COMMA = 44

/** What is wrong with a JSON text beyond its grammar; the first of each kind that is found. */
export interface Findings {
  isTooDeep: boolean
  hasDuplicate: boolean
  hasRefusedName: boolean
  hasLoneSurrogate: boolean
  /** Commas between values: as many values stand beside others. */
  commas: number
}

/**
 * Looks through a text once, before it is parsed. Stops at depth 33, so that a bomb costs no more than its first bytes.
 * Says nothing about grammar: that is the parser's part.
 */
export function inspectJson(text: string): Findings {
  const findings: Findings = {
    isTooDeep: false,
    hasDuplicate: false,
    hasRefusedName: false,
    hasLoneSurrogate: false,
    commas: 0,
  }
  // A test, not `includes`: V8 moves that one into the loop and looks through the whole text for every string.
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
    } else if (code === 123 || code === 91) {
      if (open.push(code === 123 ? new Set() : undefined) > MAX_DEPTH) return { ...findings, isTooDeep: true }
    } else if (code === 125 || code === 93) {
      open.pop()
    } else if (code === COMMA) {
      findings.commas++
    }
  }
  return findings
}

/** Index of the closing quote, or of the last character when there is none. */
function endOfString(text: string, start: number): number {
  let i = start + 1
  for (let code = text.charCodeAt(i); i < text.length && code !== QUOTE; code = text.charCodeAt(i)) {
    i += code === BACKSLASH ? 2 : 1
  }
  return Math.min(i, text.length - 1)
}

/** Half a character can only be written with an escape: raw text has been decoded strictly. */
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

/** A string is a name when a colon follows. */
function isName(text: string, from: number): boolean {
  let i = from
  while (i < text.length && text.charCodeAt(i) <= 32) i++
  return text.charCodeAt(i) === COLON
}

/** Text of a string with its quotes; itself when it is no JSON string, which the parser will say. */
function unescape(raw: string): string {
  if (!raw.includes('\\')) return raw.slice(1, -1)
  try {
    return String(JSON.parse(raw))
  } catch {
    return raw
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Text of UTF-8 bytes; undefined for other encodings and for a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = strictUtf8.decode(bytes)
    return text.startsWith('\uFEFF') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Parses what a caller sent. 400 `too-deep` or `malformed-json`, 413 `too-many`, 422 for names that are refused; with fixed texts, as a
 * parser's own would quote the body.
 */
export const parseJson = (bytes: Uint8Array): unknown => readText(bytes).value

/** The same, with the text. */
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

/** The value of a JSON text; undefined, which no JSON text has, when it is none. */
export function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the beginning of a body already nests too deeply; what it is cut off at does not matter. */
export function startsTooDeep(bytes: Uint8Array): boolean {
  return inspectJson(new TextDecoder().decode(bytes)).isTooDeep
}
