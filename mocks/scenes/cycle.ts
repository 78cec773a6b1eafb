/** The entry at an index; past the end, the list starts again. */
export const cycle = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]
