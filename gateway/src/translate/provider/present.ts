type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Removes undefined properties. */
export function present<T extends object>(value: T): Present<T> {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  // The compiler cannot infer that the entries are those of the value.
  return Object.fromEntries(entries) as Present<T>
}

/** Converts a list up to a maximum length. Invalid items are dropped (F6). */
export function translateEach<T, R>(
  list: readonly T[] | undefined,
  translate: (item: T) => R | undefined,
  most: number,
): R[] {
  return (list ?? [])
    .map(translate)
    .filter((item) => item !== undefined)
    .slice(0, most)
}

/** A text, truncated to our contract's limit, or undefined if empty. */
export function textOf(value: string | undefined, most: number): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value.length <= most ? value : [...value].slice(0, most).join('')
}

/** A text that matches a pattern, or undefined. */
export const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined

/** An integer within bounds, or undefined. */
export function wholeOf(value: number | undefined, least: number, most: number): number | undefined {
  const whole = typeof value === 'number' ? Math.round(value) : Number.NaN
  return whole >= least && whole <= most ? whole : undefined
}
