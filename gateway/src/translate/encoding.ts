import type { Encoding } from '../ports/platform.ts'

/** Encodings of answers, the one with the smallest result first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Weight of one entry, written as RFC 9110 12.4.2 says; what is written otherwise is not asked for. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * The encoding that a caller prefers among those offered; undefined stands for none (RFC 9110 12.5.3). Nobody is refused:
 * who excludes everything that there is gets the bytes as they are.
 * @param accepted value of `Accept-Encoding`
 */
export function encodingFor(
  accepted: string | undefined,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  if (accepted === undefined) return undefined
  const weights = new Map(accepted.toLowerCase().split(',').map(entryOf))
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  // Unless it is named, identity comes after everything that is accepted.
  let best: Encoding | undefined
  let least = weights.get('identity') ?? 0
  for (const encoding of ENCODINGS.filter((it) => offered.includes(it))) {
    const weight = weightOf(encoding)
    if (weight === 0 || weight < least || (best !== undefined && weight === least)) continue
    best = encoding
    least = weight
  }
  return best
}

function entryOf(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim())
  if (parameters.length === 0) return [alias(name), 1]
  return [alias(name), Number(WEIGHT.exec(parameters.join(';'))?.[1] ?? 0)]
}

/** An old name that recipients have to know (RFC 9110 8.4.1.3). */
const alias = (name: string) => (name === 'x-gzip' ? 'gzip' : name)
