import { http, HttpResponse, type HttpHandler } from 'msw'
import { PROMOTIONS } from '../scenarios/promotions.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { panelPage } from './control/panel.ts'
import { testGuide } from './guide.ts'
import { answerRequests, openRequests } from '../world/bookings/answer-requests.ts'
import type { BookingRecord } from '../world/bookings/bookings.ts'
import { member } from '../world/basics/member.ts'
import { waitingBookings, receiveTransfer } from '../world/bookings/transfers.ts'
import type { World } from '../world/world.ts'

/** The world that control changes, and who may reach it. */
export interface ControlOptions {
  readonly world: World
  /** Base URL of control: `/control` at an origin, or at any host with `*`. */
  readonly base: string
  /** URL of the bank for programs. */
  readonly bankUrl: string
  /** Host names that control accepts; without them, any host of `base`. */
  readonly hosts?: readonly string[]
  /** Tells the gateway to clear its caches; called when the whole world changes. */
  readonly dropCaches: () => Promise<void>
}

/** The largest amount of the contract. */
const MAX_AMOUNT = 1_000_000_000

/** What testers and tests can change (scenario, clock, reset) and read (the bank's ledger and completed bookings). */
export function controlHandlers({ world, base, bankUrl, dropCaches, hosts }: ControlOptions): HttpHandler[] {
  const refuseStrangers = ({ request }: { request: Request }) =>
    isOwn(request, hosts) ? undefined : HttpResponse.json({ title: 'Not from here', status: 403 }, { status: 403 })
  const scenario = () => HttpResponse.json({ scenario: world.scenario().name })
  return [
    // Requests that pass this check continue to the handlers below.
    http.all(`${base}/*`, refuseStrangers),
    http.get(`${base}/scenario`, scenario),
    http.put(`${base}/scenario`, async ({ request }) => {
      const name = member(await bodyOf(request), 'name')
      if (typeof name !== 'string' || !world.setScenario(name)) return refuse('There is no such scenario.')
      await dropCaches()
      return scenario()
    }),
    http.get(`${base}/scenarios`, () => HttpResponse.json({ scenarios: SCENARIOS })),
    http.get(`${base}/guide`, () => HttpResponse.json(testGuide(world.scenario().name, bankUrl))),
    http.get(`${base}/ledger`, () => HttpResponse.json(ledgerOf(world))),
    http.get(`${base}/reservations`, () => HttpResponse.json({ reservations: completed(world) })),
    http.get(`${base}/requests`, () => HttpResponse.json({ requests: openRequests(world).map(requestOf) })),
    http.put(`${base}/requests`, async ({ request }) => {
      const body = await bodyOf(request)
      const [answer, number] = [member(body, 'answer'), member(body, 'bookingNumber')]
      if (answer !== 'confirm' && answer !== 'decline') return refuse('answer is confirm or decline.')
      const answered = await answerRequests(world, answer, typeof number === 'string' ? number : undefined)
      if (answered.length === 0) return refuse('There is no such open request.')
      return HttpResponse.json({ requests: answered.map(requestOf) })
    }),
    http.get(`${base}/transfers`, () => HttpResponse.json({ bookings: waitingBookings(world).map(requestOf) })),
    http.put(`${base}/transfers`, async ({ request }) => {
      const body = await bodyOf(request)
      const [amount, number] = [member(body, 'amount'), member(body, 'bookingNumber')]
      if (amount !== undefined && !(typeof amount === 'number' && amount > 0 && amount <= MAX_AMOUNT))
        return refuse('amount is a sum of money.')
      const paid = await receiveTransfer(world, amount, typeof number === 'string' ? number : undefined)
      if (paid.length === 0) return refuse('There is no such booking that waits for its money.')
      return HttpResponse.json({ bookings: paid.map(requestOf) })
    }),
    http.get(`${base}/letters`, () => HttpResponse.json(world.inbox.messages())),
    http.get(`${base}/channel`, () => HttpResponse.json({ records: world.channel.all() })),
    http.get(`${base}/promotions`, () => HttpResponse.json({ promotions: PROMOTIONS })),
    http.get(`${base}/panel`, () => HttpResponse.html(panelPage())),
    http.get(`${base}/clock`, () => HttpResponse.json(clockOf(world))),
    http.put(`${base}/clock`, async ({ request }) => {
      const now = member(await bodyOf(request), 'now')
      const moment = now === null ? undefined : momentOf(now)
      if (moment !== undefined && Number.isNaN(moment)) return refuse('now is a date and time, milliseconds, or null.')
      world.setClock(moment)
      await dropCaches()
      return HttpResponse.json(clockOf(world))
    }),
    http.post(`${base}/reset`, async () => {
      await world.reset()
      await dropCaches()
      return scenario()
    }),
  ]
}

const clockOf = (world: World) => ({
  now: new Date(world.clock.now()).toISOString(),
  stopped: world.snapshot().stoppedAt !== null,
})

/** A booking with its state, without personal data. */
const requestOf = ({ state, booking: { completion, products, totalAmount } }: BookingRecord) => ({
  bookingNumber: completion?.bookingNumber,
  status: completion?.status,
  paymentStatus: completion?.paymentStatus,
  received: completion?.received,
  state,
  products,
  totalAmount,
})

/**
 * Whether a request comes from control's own pages or from a program. Any page in the tester's
 * browser can reach this machine: with its own forms and scripts (another origin), or through a host
 * name that resolves to 127.0.0.1 (DNS rebinding).
 */
function isOwn({ url, headers }: Request, hosts: readonly string[] | undefined): boolean {
  const { hostname, origin } = new URL(url)
  const from = headers.get('origin') ?? origin
  const site = headers.get('sec-fetch-site') ?? 'none'
  return (hosts?.includes(hostname) ?? true) && from === origin && ['none', 'same-origin'].includes(site)
}

/** Completed bookings, including cancelled ones, without personal data. */
function completed(world: World) {
  return world.bookings
    .all()
    .filter(({ booking }) => booking.completion !== undefined)
    .map(({ id, state, booking: { completion, cancellation, products, totalAmount } }) => ({
      id,
      state,
      completion,
      cancellation,
      products,
      totalAmount,
    }))
}

/** Captures and refunds of the bank, without any card data. */
export const ledgerOf = ({ payments }: World) => ({ captures: payments.captures(), refunds: payments.refunds() })

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

const momentOf = (now: unknown) =>
  typeof now === 'string' || typeof now === 'number' ? new Date(now).getTime() : Number.NaN

const refuse = (detail: string) => HttpResponse.json({ title: 'Not possible', status: 400, detail }, { status: 400 })
