import { ContractError } from '../contract-error.ts'

/**
 * Converts a pattern of JSON Schema for the HTML attribute `pattern`. HTML anchors patterns implicitly, and compiles them
 * with the `v` flag, which requires more escapes inside a character class. Throws a ContractError if a browser could not
 * compile the result.
 * @param where the field, for the error
 */
export function htmlPattern(pattern: string, where: string): string {
  const isAnchored = pattern.startsWith('^') && /(?<!\\)(?:\\\\)*\$$/.test(pattern) && !hasAlternatives(pattern)
  const escaped = pattern.replaceAll(/\\.|\[(\^?)((?:\\.|[^\]])*)\]/gs, (match, not?: string, inside?: string) =>
    inside === undefined ? match : `[${not}${escapeClass(inside)}]`,
  )
  const html = isAnchored ? escaped.slice(1, -1) : `.*(?:${escaped}).*`
  try {
    void new RegExp(`^(?:${html})$`, 'v')
  } catch {
    throw new ContractError('constraints', [
      `${where}: the pattern ${pattern} cannot be read with the v flag of a form`,
    ])
  }
  return html
}

/** Whether the pattern has a `|` outside groups: then `^` and `$` belong to the first and last alternative only. */
function hasAlternatives(pattern: string): boolean {
  const withoutClasses = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '')
  let depth = 0
  for (const char of withoutClasses) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === '|' && depth === 0) return true
  }
  return false
}

/**
 * Escapes the content of a character class: hyphens outside ranges, brackets, slashes, bars and doubled punctuation
 * (`&&`). For example, `._-` becomes `._\-`.
 */
function escapeClass(inside: string): string {
  const atoms = inside.match(/\\u\{[^}]*\}|\\[pP]\{[^}]*\}|\\.|./gsu) ?? []
  return atoms
    .map((atom, i) => {
      const isLooseHyphen = atom === '-' && (i === 0 || i === atoms.length - 1)
      const isDoubled = /^[^\w\s\\]$/.test(atom) && (atoms[i - 1] === atom || atoms[i + 1] === atom)
      return isLooseHyphen || isDoubled || /^[()[\]{}/|]$/.test(atom) ? `\\${atom}` : atom
    })
    .join('')
}
