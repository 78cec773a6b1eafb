/** A value as prom-client writes it. */
export interface Reading {
  metricName?: string
  labels: Record<string, string>
  value: number
}

/**
 * Numbers by the values of up to three labels. Counting happens in every request, but reading only every few seconds.
 * Counting is therefore a plain look-up, with one map per label, and the format of Prometheus is built only when the
 * numbers are read (decision 47.3).
 */
class Tally<T> {
  readonly #names: readonly string[]
  readonly #createNumber: () => T
  readonly #series = new Map<string, Map<string, Map<string, T>>>()

  constructor(names: readonly string[], createNumber: () => T) {
    this.#names = names
    this.#createNumber = createNumber
  }

  /** The number for these label values. It is created at the first call. */
  get(first: string, second: string, third: string): T {
    return this.#series.get(first)?.get(second)?.get(third) ?? this.#add(first, second, third)
  }

  /** All numbers with their labels. */
  entries(): { labels: Record<string, string>; number: T }[] {
    const entries = []
    for (const [first, seconds] of this.#series)
      for (const [second, thirds] of seconds)
        for (const [third, number] of thirds) {
          const values = [first, second, third]
          entries.push({
            labels: Object.fromEntries(this.#names.map((name, index) => [name, values[index] ?? ''])),
            number,
          })
        }
    return entries
  }

  #add(first: string, second: string, third: string): T {
    const seconds = this.#series.get(first) ?? new Map<string, Map<string, T>>()
    const thirds = seconds.get(second) ?? new Map<string, T>()
    const number = this.#createNumber()
    this.#series.set(first, seconds.set(second, thirds.set(third, number)))
    return number
  }
}

/** Counts events. Label values are given in the order of the label names. */
export class Counts {
  readonly name: string
  readonly #tally: Tally<{ count: number }>

  constructor(name: string, labelNames: readonly string[]) {
    this.name = name
    this.#tally = new Tally(labelNames, () => ({ count: 0 }))
  }

  inc(first: string, second = '', third = ''): void {
    this.#tally.get(first, second, third).count++
  }

  read(): Reading[] {
    return this.#tally.entries().map(({ labels, number }) => ({ labels, value: number.count }))
  }
}

/**
 * A histogram of durations with upper bounds in seconds. Label values are given in the order of the label names.
 */
export class Durations {
  readonly name: string
  readonly #bounds: readonly number[]
  readonly #tally: Tally<{ bucketCounts: number[]; sum: number }>

  constructor(name: string, labelNames: readonly string[], bounds: readonly number[]) {
    this.name = name
    this.#bounds = bounds
    this.#tally = new Tally(labelNames, () => ({ bucketCounts: Array<number>(bounds.length + 1).fill(0), sum: 0 }))
  }

  observe(milliseconds: number, first: string, second = '', third = ''): void {
    const number = this.#tally.get(first, second, third)
    const seconds = milliseconds / 1000
    // Most durations are short, so their bound is among the first.
    let index = 0
    while (index < this.#bounds.length && seconds > (this.#bounds[index] ?? 0)) index++
    number.bucketCounts[index] = (number.bucketCounts[index] ?? 0) + 1
    number.sum += seconds
  }

  /** Starts a series at zero. Without this, Prometheus would not see the first duration as an increase. */
  begin(first: string, second = '', third = ''): void {
    this.#tally.get(first, second, third)
  }

  /** The histogram in the format of Prometheus, where each bucket includes all smaller ones. */
  read(): Reading[] {
    const [bucket, sum, count] = [`${this.name}_bucket`, `${this.name}_sum`, `${this.name}_count`]
    return this.#tally.entries().flatMap(({ labels, number }) => {
      let total = 0
      const buckets = [...this.#bounds, '+Inf'].map((le, index) => {
        total += number.bucketCounts[index] ?? 0
        return { metricName: bucket, labels: { ...labels, le: String(le) }, value: total }
      })
      return [...buckets, { metricName: sum, labels, value: number.sum }, { metricName: count, labels, value: total }]
    })
  }
}
