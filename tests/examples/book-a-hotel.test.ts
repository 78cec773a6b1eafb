import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../test-stack.ts'

const SCRIPT = join(import.meta.dirname, '../../openapi/examples/book-a-hotel.ts')

let stack: TestStack
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ stack, stop } = await startTestStack(5000))
})
afterAll(() => stop())

/** Runs the script as its reader would; returns its exit code and output. */
async function run(...words: string[]) {
  const env = { ...process.env, MOCK_BANK: stack.bank }
  const child = spawn(process.execPath, [SCRIPT, stack.url, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((ended) => child.once('exit', ended)),
  ])
  return { out, errors, code }
}

/** Numbers of the agency's bookings. */
async function booked(): Promise<string[]> {
  const response = await fetch(`${stack.control}/reservations`)
  const { reservations } = (await response.json()) as { reservations: { completion: { bookingNumber: string } }[] }
  return reservations.map(({ completion }) => completion.bookingNumber)
}

test.each([
  ['4000000000001000', 'paid at once'],
  ['4000000000001091', 'with the code of the bank'],
])('books a hotel with card %s, %s, and prints the number', async (card) => {
  const before = await booked()
  const { out, errors, code } = await run('rota-test-key', card)
  expect({ errors, code }).toEqual({ errors: '', code: 0 })
  const made = (await booked()).filter((number) => !before.includes(number))
  expect(made).toEqual([out.trim()])
  expect(out).toMatch(/^YLK[ \d]+\n$/)
})

test.each([
  ['a card that is declined', ['rota-test-key', '4000000000001109'], 'The payment is declined'],
  ['a key that nobody has', ['nobody-has-this-key'], '/docs/errors/bad-key'],
])('ends with what is wrong: %s', async (_what, words, problem) => {
  const before = await booked()
  const { out, errors, code } = await run(...words)
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(errors).toContain(problem)
  expect(await booked()).toEqual(before)
})
