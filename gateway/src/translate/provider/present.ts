type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The object without what is undefined in it: what nobody knows is left out, on both wires. */
export function present<T extends object>(value: T): Present<T> {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  // The entries are those of the value, which the compiler cannot follow.
  return Object.fromEntries(entries) as Present<T>
}

/** What can be told of a list, up to a number; items that cannot are dropped (F6). */
export function kept<T, R>(list: readonly T[] | undefined, tell: (item: T) => R | undefined, most: number): R[] {
  return (list ?? [])
    .map(tell)
    .filter((item) => item !== undefined)
    .slice(0, most)
}

/** A text, cut to what our contract takes; undefined for an empty one. */
export function textOf(value: string | undefined, most: number): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value.length <= most ? value : [...value].slice(0, most).join('')
}

/** A text that must match as it is; whatever else it is says nothing. */
export const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined

/** A whole number within bounds, or nothing. */
export function wholeOf(value: number | undefined, least: number, most: number): number | undefined {
  const whole = typeof value === 'number' ? Math.round(value) : Number.NaN
  return whole >= least && whole <= most ? whole : undefined
}
