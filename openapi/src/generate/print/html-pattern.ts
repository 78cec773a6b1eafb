import { ContractError } from '../contract-error.ts'

/**
 * A JSON Schema pattern as HTML's `pattern` wants it: anchored by itself and compiled with the `v` flag, which asks for
 * more escapes inside a class. Throws a ContractError when a browser could not read the result.
 * @param where the field, for the error
 */
export function htmlPattern(pattern: string, where: string): string {
  const isWhole = pattern.startsWith('^') && /(?<!\\)(?:\\\\)*\$$/.test(pattern) && !hasAlternatives(pattern)
  const escaped = pattern.replaceAll(/\\.|\[(\^?)((?:\\.|[^\]])*)\]/gs, (match, not?: string, inside?: string) =>
    inside === undefined ? match : `[${not}${escapeClass(inside)}]`,
  )
  const html = isWhole ? escaped.slice(1, -1) : `.*(?:${escaped}).*`
  try {
    void new RegExp(`^(?:${html})$`, 'v')
  } catch {
    throw new ContractError('constraints', [
      `${where}: the pattern ${pattern} cannot be read with the v flag of a form`,
    ])
  }
  return html
}

/** Whether a `|` stands outside every group and class: then `^` and `$` belong to the first and last alternative only. */
function hasAlternatives(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '')
  let depth = 0
  for (const char of bare) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === '|' && depth === 0) return true
  }
  return false
}

/** `._-` -> `._\-`: hyphens that make no range, brackets, slashes, bars and doubled signs (`&&`) are escaped. */
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
