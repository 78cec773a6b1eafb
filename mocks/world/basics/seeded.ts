/**
 * A hash that replaces chance: the same path gives the same value in every process and browser. Nothing in the mock
 * world uses `Math.random`.
 */
function hash(path: string): number {
  let state = 0x811c9dc5
  for (const sign of path) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** An integer from `low` to `high`, both inclusive. */
export function seededInt(path: string, low: number, high: number): number {
  return low + Math.floor((hash(path) / 4_294_967_296) * (high - low + 1))
}

/** Picks one item of a list that is not empty. */
export function seededPick<T>(path: string, list: readonly [T, ...T[]]): T {
  return list[seededInt(path, 0, list.length - 1)] ?? list[0]
}

/** A name of letters and digits; as hard to guess as its path. */
export function seededName(path: string, length: number): string {
  let name = ''
  for (let part = 0; name.length < length; part++) name += hash(`${path}/${part}`).toString(36).padStart(7, '0')
  return name.slice(0, length)
}
