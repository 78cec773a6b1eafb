type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** A copy of an object without the properties that are undefined. */
export function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  // The compiler cannot infer that the entries are those of the value.
  return Object.fromEntries(entries) as WithoutUndefined<T>
}

/** Converts the items of a list, up to a maximum length. Items whose translation is undefined are dropped (F6). */
export function translateEach<T, R>(
  list: readonly T[] | undefined,
  translate: (item: T) => R | undefined,
  maxLength: number,
): R[] {
  return (list ?? [])
    .map(translate)
    .filter((item) => item !== undefined)
    .slice(0, maxLength)
}

/** A text, truncated to our contract's limit, or undefined if empty. */
export function textOf(value: string | undefined, maxLength: number): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return value.length <= maxLength ? value : [...value].slice(0, maxLength).join('')
}

/** A text that matches a pattern, or undefined. */
export const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined

/** A number rounded to an integer, or undefined if it is outside the bounds. */
export function integerWithin(value: number | undefined, min: number, max: number): number | undefined {
  const whole = typeof value === 'number' ? Math.round(value) : Number.NaN
  return whole >= min && whole <= max ? whole : undefined
}
