import { createHash, randomUUID } from 'node:crypto'

/** The published key of the mocks' site. */
const TEST_KEY = 'rota-test-key'
const DAY = 86_400_000

/**
 * What the workflows are told. Days are those of the coming late May, a month ahead at least: the mocks sell in every year
 * what they sell in one.
 * @param now in epoch milliseconds
 */
export function inputsOf(now: number) {
  const year = new Date(now + 30 * DAY).getUTCFullYear()
  const arrival = [year, year + 1].map((it) => Date.UTC(it, 4, 21)).find((day) => day > now + 30 * DAY) ?? Number.NaN
  return {
    siteKey: TEST_KEY,
    run: randomUUID(),
    checkIn: dateInt(arrival),
    checkOut: dateInt(arrival + 5 * DAY),
    callAt: `${isoDay(now + 2 * DAY)} 14:30`,
    contractHash: createHash('sha256').update('the contracts as they were shown').digest('hex'),
  }
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const dateInt = (time: number) => Number(isoDay(time).replaceAll('-', ''))
