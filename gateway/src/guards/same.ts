/** Compares two hashes of equal length in constant time. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let i = 0; i < other.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i)
  return difference === 0
}
