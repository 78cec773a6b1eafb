import type { Encoding } from '../../ports/platform.ts'

/** Supported encodings, smallest result first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Weight of an entry (RFC 9110 12.4.2). A malformed entry counts as 0. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * The caller's preferred encoding among those offered, or undefined for identity (RFC 9110 12.5.3). A caller that
 * excludes everything gets identity.
 * @param accepted value of `Accept-Encoding`
 */
export function encodingFor(
  accepted: string | undefined,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  if (accepted === undefined) return undefined
  const weights = new Map(accepted.toLowerCase().split(',').map(entryOf))
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  // Unless listed, identity ranks after all accepted encodings.
  let best: Encoding | undefined
  let bestWeight = weights.get('identity') ?? 0
  for (const encoding of ENCODINGS.filter((each) => offered.includes(each))) {
    const weight = weightOf(encoding)
    if (weight === 0 || weight < bestWeight || (best !== undefined && weight === bestWeight)) continue
    best = encoding
    bestWeight = weight
  }
  return best
}

/** The name and weight of one entry in `Accept-Encoding`. */
function entryOf(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim())
  if (parameters.length === 0) return [alias(name), 1]
  return [alias(name), Number(WEIGHT.exec(parameters.join(';'))?.[1] ?? 0)]
}

/** A legacy alias that recipients must support (RFC 9110 8.4.1.3). */
const alias = (name: string) => (name === 'x-gzip' ? 'gzip' : name)
