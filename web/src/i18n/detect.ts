/**
 * How well the browser's languages match one of ours, from 0 to 1: "exact ISO 1 - index/length; language part 0.999 -
 * index/length" (decision 32.3). `wanted` is sorted best first, like `navigator.languages`.
 */
function score(locale: string, wanted: readonly string[]): number {
  const scores = wanted.map((tag, index) => {
    const position = index / wanted.length
    if (tag.toLowerCase() === locale) return 1 - position
    return tag.toLowerCase().split('-')[0] === locale ? 0.999 - position : 0
  })
  return Math.max(0, ...scores)
}

/** The best matching locale; on a tie the first; `fallback` when none matches or `wanted` is empty. */
export function detectLocale<L extends string>(wanted: readonly string[], locales: readonly L[], fallback: L): L {
  let best: { locale: L; score: number } = { locale: fallback, score: 0 }
  for (const locale of locales) {
    const found = score(locale, wanted)
    if (found > best.score) best = { locale, score: found }
  }
  return best.locale
}

/**
 * The language tags of an `Accept-Language` header, best first. Equal weights keep their order; weight 0 is dropped.
 */
export function wantedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((it) => /^\s*q=([\d.]+)\s*$/.exec(it)?.[1]).find((it) => it !== undefined)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
