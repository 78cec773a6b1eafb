import { marks } from '@rota/openapi/agency/marks'
import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { afterAll, expect, test } from 'vitest'
import { documented } from './documented.ts'
import { runFlightJourney } from '../provider/flight-journey.ts'
import { hold } from '../held-journey.ts'
import { book, giveUp } from '../journey.ts'
import { cancelAgain } from '../own-booking/own-booking.ts'
import { privateNamesIn } from '../private-names.ts'
import { visitorOf } from '../visitor.ts'
import { startTestSystem } from '../test-system.ts'

const system = await startTestSystem()
afterAll(() => system.close())

/**
 * Every response below has passed `checkAnswer` (answers.ts): a documented status, a body that its
 * r-validator accepts, and nothing private.
 */
const journey = await book(system)
const { visitor, answers: paid } = journey
const flown = await runFlightJourney(system)
const answers = new Map([
  ...(await giveUp(system)),
  ...paid,
  ...flown,
  ...(await hold(system)),
  ...(await cancelAgain(system, journey)),
])

/**
 * The only call whose documented outcome is a refusal, because the saga takes this step itself (see its description).
 */
const REFUSED: OperationId = 'transactionCommit'

const rows = Object.values(operations)
const ids = rows.filter(({ scope }) => scope !== 'partner').map(({ operationId }) => operationId)

test.each(ids.filter((id) => id !== REFUSED))('%s: the documented request is answered with success', async (id) => {
  const answer = answers.get(id) ?? (await visitorOf(system).send(id))
  expect(answer.error).toBeUndefined()
  expect(answer.status).toBe(200)
  expect(answer.data).toBeTypeOf('object')
})

test.each(rows.filter(({ scope }) => scope === 'partner'))(
  '$operationId: is not there for browsers (C10)',
  async ({ operationId }) => {
    const { status, error } = await visitorOf(system).send(operationId)
    expect([status, error?.type]).toEqual([404, '/docs/errors/not-found'])
  },
)

test('the way of paying ends in a booking, and what was paid is what was accepted', () => {
  const result = answers.get('bookingByToken')?.data
  const quote = answers.get('quoteCreate')?.data as { payNow: object; lines: object[] }
  expect(result).toMatchObject({ state: 'booked', paid: quote.payNow, lines: quote.lines })
  expect(answers.get('paymentStatus')?.data).toMatchObject({ state: 'booked', amount: quote.payNow })
  expect(system.world.payments.captures()).toHaveLength(1)
})

test('the session has lost its booking, and the next basket is a new one', async () => {
  expect((await visitor.client.siteView()).data?.booking).toBeNull()
  expect(visitor.jar.size).toBe(0)
  const { data } = await visitor.client.reservationStart()
  expect(data?.booking.products).toEqual([])
})

test(`${REFUSED}: before it is paid it is wrong-step, as its description says, and nothing is booked`, () => {
  const { status, error } = answers.get(REFUSED) ?? {}
  expect([status, error?.type]).toEqual([409, '/docs/errors/wrong-step'])
  const visitors = system.world.transactions.held.all().filter(({ session }) => session !== '')
  expect(visitors.map(({ booked }) => booked)).toEqual([undefined])
})

test('reservationComplete: with a card to be paid it is wrong-step, and the saga did it', async () => {
  const other = visitorOf(system)
  await other.send('reservationStart')
  await other.send('reservationPatch', { header: { 'If-Match': '"0"' } })
  const example = documented('reservationComplete').body as object
  const { status, error } = await other.send('reservationComplete', { body: { ...example, method: 'creditcard' } })
  expect([status, error?.type]).toEqual([409, '/docs/errors/wrong-step'])
  expect(system.world.bookings.all().filter(({ booking }) => booking.completion !== undefined)).toHaveLength(2)
})

test('the upstream sends private properties, so the filter has work to do', async () => {
  const view = { site: { markupRate: 3 }, booking: { _id: 'b' } }
  expect(privateNamesIn(view)).toEqual(expect.arrayContaining(['markupRate', '_id']))
  expect(privateNamesIn(documented('orderInitialize'))).toEqual([])
  const [record] = system.world.bookings.all()
  expect(privateNamesIn(record?.booking)).toContain('_id')
  expect(marks.siteView.answer.private).toContainEqual(['site', 'markupRate'])
})

test('no mock broke the contract on the way', () => {
  expect(system.breaches).toEqual([])
})
