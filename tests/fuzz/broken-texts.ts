import type { Schema } from './schema.ts'

/** Longer texts would make the whole body too large. */
const LONGEST = 3000

/** Texts that a schema refuses, each with a description of the mistake. */
export function brokenTexts(schema: Schema, isRequest: boolean): [what: string, text: string][] {
  const { format = '', pattern, minLength = 0, maxLength = Infinity } = schema
  const isTyped = format === 'line' || format === 'lines'
  const unlike = pattern === undefined ? undefined : STRANGE.find((text) => !new RegExp(pattern).test(text))
  return [
    ...(unlike === undefined ? [] : ([['unlike its pattern', unlike]] as [string, string][])),
    ...(isTyped && !isRequest ? [] : (WRONG[format] ?? []).map((text): [string, string] => [`no ${format}`, text])),
    ...(maxLength <= LONGEST ? ([['too long', 'x'.repeat(maxLength + 1)]] as [string, string][]) : []),
    ...(minLength > 0 ? ([['too short', 'x'.repeat(minLength - 1)]] as [string, string][]) : []),
    ...(isRequest ? ([['a mark that turns the direction', '\u202eabc']] as [string, string][]) : []),
  ]
}

const STRANGE = ['§', '', 'x'.repeat(500)]

/** Invalid texts per format; the card number is a test card with a wrong check digit. */
const WRONG: Record<string, string[]> = {
  email: ['somebody', 'a@b', 'a b@c.example', '@c.example'],
  uri: ['not an address', '/path/only', 'http://a b.example/'],
  'uri-reference': ['not an address', '%zz'],
  'date-time': ['2027-05-21', '2027-13-01T10:00:00Z', '2027-05-21T25:00:00Z', 'tomorrow'],
  'local-minute': ['2027-02-30 10:00', '2027-05-21T10:00', '2027-05-21 10:65'],
  'card-number': ['4000000000001092'],
  line: ['two\nlines', ' \u200b ', 'a\u0000b'],
  lines: [' \n ', 'a\u0007b'],
}
