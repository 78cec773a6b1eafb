/** The entry at an index that may run past the end, where the list begins again. */
export const cycle = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]
