/** Long-term averages of a month: air and sea in °C, and days with rain. Inland places have no sea. */
export type MonthWeather = { air: number; sea?: number; rain: number }

/** A span of months, counted from 1; `from` is later than `to` when it includes the turn of the year. */
type MonthSpan = { from: number; to: number }

/** The temperature from which most people call the sea warm, in °C. */
export const WARM_SEA = 22

/** The rainy days of a month that still count as dry. */
export const DRY_DAYS = 3

/** The longest run of months for which something holds; undefined when it holds for none, or for the whole year. */
function longestSpan(holds: readonly boolean[]): MonthSpan | undefined {
  const count = holds.length
  const runs = holds.flatMap((isTrue, at) => {
    // A run begins where the month before, December for January, is not part of it.
    if (!isTrue || holds.at(at - 1)) return []
    let length = 1
    while (holds[(at + length) % count]) length++
    return [{ at, length }]
  })
  const [longest] = runs.toSorted((a, b) => b.length - a.length)
  return longest && { from: longest.at + 1, to: ((longest.at + longest.length - 1) % count) + 1 }
}

/** The months in which the sea is warm. */
export const warmSeaOf = (climate: readonly MonthWeather[]) =>
  longestSpan(climate.map(({ sea }) => sea !== undefined && sea >= WARM_SEA))

/** The months in which it hardly rains. */
export const dryMonthsOf = (climate: readonly MonthWeather[]) =>
  longestSpan(climate.map(({ rain }) => rain <= DRY_DAYS))

/**
 * The height of a bar from 2 to 100. All bars of a year have one scale, which begins at 0 °C, or at the coldest value
 * if that is lower.
 */
export function barHeight(climate: readonly MonthWeather[], degrees: number): number {
  const all = climate.flatMap(({ air, sea = air }) => [air, sea])
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  return Math.max(2, Math.round(((degrees - least) / (most - least)) * 100))
}
