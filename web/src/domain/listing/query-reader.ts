import { latinDigits } from '../text/digits.ts'
import { sortedUnique } from './sorted-unique.ts'

export type Reader = ReturnType<typeof createReader>

/**
 * Reads the parameters of a URL one by one and remembers the names of the invalid ones. An absent or empty parameter is
 * never invalid. Numbers may use any of the three digit sets.
 */
export function createReader(params: URLSearchParams) {
  const invalidNames = new Set<string>()
  const text = (name: string) => (params.get(name) ?? '').trim()
  const texts = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter(Boolean)
  return {
    text,
    /** Marks a parameter as invalid; `repaired` returns the names of all such parameters. */
    repair: (name: string) => void invalidNames.add(name),
    repaired: () => [...invalidNames],
    /** One of the known words; undefined when absent, marked as invalid when it is something else. */
    oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
      const found = words.find((word) => word === text(name))
      if (found === undefined && text(name) !== '') invalidNames.add(name)
      return found
    },
    /** A whole number within bounds; undefined when absent, marked as invalid when it is something else. */
    whole(name: string, min: number, max: number): number | undefined {
      const value = text(name) === '' ? undefined : wholeOf(text(name), min, max)
      if (value === undefined && text(name) !== '') invalidNames.add(name)
      return value
    },
    /** The valid values of a list. */
    wholes(name: string, min: number, max: number): number[] {
      const values = texts(name).map((value) => wholeOf(value, min, max))
      if (values.includes(undefined)) invalidNames.add(name)
      return values.filter((value) => value !== undefined)
    },
    /** The valid words of a list, at most 40, sorted and unique. */
    words(name: string, pattern = /^[a-z0-9-]{1,40}$/): string[] {
      const values = texts(name)
      if (values.some((value) => !pattern.test(value))) invalidNames.add(name)
      return sortedUnique(values.filter((value) => pattern.test(value))).slice(0, 40)
    },
  }
}

function wholeOf(value: string, min: number, max: number): number | undefined {
  const digits = latinDigits(value)
  const number = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN
  return number >= min && number <= max ? number : undefined
}
