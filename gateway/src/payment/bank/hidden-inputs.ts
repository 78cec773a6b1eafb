import type { BankForm } from '../../ports/records.ts'

export type HiddenInput = BankForm['inputs'][number]

const MAX_INPUTS = 50
const MAX_CHARACTERS = 64 * 1024

const WHITESPACE = /\s*/y
const OPENING = /<input(?=[\s/>])/iy
const ATTRIBUTE = /\s+([a-z]{1,10})\s*=\s*(?:"([^"]*)"|'([^']*)')/iy
const CLOSING = /\s*\/?>/y

const ALLOWED_ATTRIBUTES = new Set(['type', 'name', 'value'])

/**
 * Extracts the hidden inputs of a bank's form. The upstream's HTML is parsed and never passed on: only `<input
 * type="hidden">` with a name and a value is accepted. Undefined if there is anything else, or more than 50 inputs or
 * 64 Ki characters (decision 23.2, E7).
 */
export function parseHiddenInputs(html: string): HiddenInput[] | undefined {
  if (html.length > MAX_CHARACTERS || html.includes('\0')) return undefined
  const reader = { html, position: 0 }
  const inputs: HiddenInput[] = []
  takeMatch(reader, WHITESPACE)
  while (reader.position < html.length) {
    const input = readInput(reader)
    if (!input || inputs.length === MAX_INPUTS) return undefined
    inputs.push(input)
    takeMatch(reader, WHITESPACE)
  }
  return inputs
}

interface Reader {
  readonly html: string
  position: number
}

/** Matches a sticky pattern at the reader's position and moves past the match. Null if the pattern does not match. */
function takeMatch(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.position
  const match = pattern.exec(reader.html)
  if (match) reader.position = pattern.lastIndex
  return match
}

/** Reads one hidden input. Undefined if the HTML at the reader's position is anything else. */
function readInput(reader: Reader): HiddenInput | undefined {
  if (!takeMatch(reader, OPENING)) return undefined
  const attributes = new Map<string, string>()
  for (let match = takeMatch(reader, ATTRIBUTE); match; match = takeMatch(reader, ATTRIBUTE)) {
    const name = (match[1] ?? '').toLowerCase()
    const value = decodeEntities(match[2] ?? match[3] ?? '')
    if (!ALLOWED_ATTRIBUTES.has(name) || attributes.has(name) || value === undefined) return undefined
    attributes.set(name, value)
  }
  if (!takeMatch(reader, CLOSING)) return undefined
  const name = attributes.get('name')
  if (!name || attributes.get('type')?.toLowerCase() !== 'hidden') return undefined
  return { name, value: attributes.get('value') ?? '' }
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][\da-z]*));/gi
const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes HTML character references. Undefined if one of them is unknown. A bare ampersand is kept. */
function decodeEntities(text: string): string | undefined {
  let areAllKnown = true
  const decoded = text.replace(ENTITY, (_all, decimal?: string, hex?: string, name?: string) => {
    const character = name === undefined ? characterOf(decimal, hex) : NAMED_ENTITIES[name]
    areAllKnown &&= character !== undefined
    return character ?? ''
  })
  return areAllKnown ? decoded : undefined
}

/** The character of a decimal or hexadecimal code point. Undefined for null, surrogates and values out of range. */
function characterOf(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : undefined
}
