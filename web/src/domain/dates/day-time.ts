import { latinDigits } from '../text/digits.ts'

/** A time of day as HH:MM, 24 hours, local time of the place. */
export type DayTime = string

/** Minutes of a day. */
const DAY = 1440
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Reads HH:MM in any of the three digit sets, with or without the leading zero; undefined when it is not a time. */
export function parseTime(text: string): DayTime | undefined {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(latinDigits(text).trim())
  const [hour, minute] = [Number(found?.[1]), Number(found?.[2])]
  return found && hour < 24 && minute < 60 ? `${twoDigits(hour)}:${twoDigits(minute)}` : undefined
}

/** Minutes since midnight. */
function minutesOf(time: DayTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/**
 * The time this many minutes later (earlier when negative), with the day offset: -1 the day before, 1 the day after.
 */
export function addMinutes(time: DayTime, minutes: number): { time: DayTime; days: number } {
  const sum = minutesOf(time) + minutes
  const days = Math.floor(sum / DAY)
  const minuteOfDay = sum - days * DAY
  return { time: `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`, days }
}

/** Minutes from one time to the next occurrence of another: 0 to 1439. */
export const minutesUntil = (from: DayTime, to: DayTime): number => (minutesOf(to) - minutesOf(from) + DAY) % DAY
