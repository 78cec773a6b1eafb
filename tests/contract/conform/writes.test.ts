import type { Upstreams } from '@rota/gateway/conform/conform'
import type { Unasked } from '@rota/gateway/conform/finding'
import { describe, expect, test } from 'vitest'
import { AGENCY, asked, PROVIDER } from './asked.ts'

const READS = ['boot', 'catalogue', 'search', 'payment-check']
const WRITES = ['start', 'cart', 'promo', 'begin', 'update']
const UPSTREAMS: [string, Upstreams][] = [
  ['agency', AGENCY],
  ['provider', PROVIDER],
]

const unaskedOf = ({ findings }: Awaited<ReturnType<typeof asked>>, unasked: Unasked) =>
  findings.filter((finding) => finding.unasked === unasked).map(({ operationId }) => operationId)

describe('what may be sent', () => {
  test.each(UPSTREAMS)(
    'to the %s: only operations of reading classes, unless writes are allowed',
    async (_, upstreams) => {
      const { sent } = await asked(upstreams)
      expect(sent.length).toBeGreaterThan(10)
      expect(sent.filter((it) => !READS.includes(it.class))).toEqual([])
    },
  )

  test.each(UPSTREAMS)(
    'to the %s: nothing that books, pays, cancels or sends a contact form, ever',
    async (_, upstreams) => {
      const all = await asked(upstreams, { writes: true })
      expect(all.sent.some((it) => WRITES.includes(it.class))).toBe(true)
      expect(all.sent.filter((it) => ![...READS, ...WRITES].includes(it.class))).toEqual([])
      expect(unaskedOf(all, 'never')).toContain('transactionCommit')
      expect(all.text).toContain('Never asked')
    },
  )

  test('with writes, exactly one session is started, before everything else', async () => {
    const { sent, of } = await asked(AGENCY, { writes: true })
    const [first, ...others] = sent
    expect(first?.class).toBe('start')
    expect(others.filter((it) => it.class === 'start')).toEqual([])
    expect(new Set(others.map(({ search }) => search.get('sessionId'))).size).toBe(1)
    expect(others[0]?.search.get('sessionId')).toMatch(/\w{8,}/)
    expect(of('reservationPatch')?.outcome).toBe('keeps')
  })
})

describe('without a session', () => {
  test('reads of a visitor are left out, and the report says which option includes them', async () => {
    const all = await asked(AGENCY)
    expect(all.sent.every(({ search }) => search.get('sessionId') === '')).toBe(true)
    expect(unaskedOf(all, 'needs-session')).toEqual(
      expect.arrayContaining(['offerList', 'orderQuery', 'reservationDetail', 'channelReservationView']),
    )
    expect(all.text).toMatch(
      /AGENCY_SESSION is the id of one, or --writes starts one \(\d+\)\n( {2}\w+\n)* {2}orderQuery\n/,
    )
    expect(unaskedOf(all, 'needs-writes')).toEqual(
      expect.arrayContaining(['reservationStart', 'reservationPatch', 'promotionQuery', 'transactionBegin']),
    )
    expect(all.text).toMatch(/Not asked without --writes.*\n( {2}\w+\n)* {2}reservationStart\n/)
  })

  test('a given session is used for them, and none is started', async () => {
    const { sent, of } = await asked({ agency: { ...AGENCY.agency, session: 'given-session' } })
    expect(new Set(sent.map(({ search }) => search.get('sessionId')))).toEqual(new Set(['given-session']))
    expect(sent.map(({ path }) => path)).toContain('/order/query')
    expect(of('reservationStart')?.unasked).toBe('needs-writes')
  })

  test('if none can be started, what belongs to one is left out, and the refused start is named', async () => {
    const all = await asked(AGENCY, {
      writes: true,
      answer: (path) => (path === '/reservation/start' ? Response.json({}, { status: 403 }) : undefined),
    })
    expect(all.of('reservationStart')).toMatchObject({ outcome: 'refused', status: 403 })
    expect(unaskedOf(all, 'needs-session')).toContain('reservationPatch')
    expect(all.of('hotelView')?.outcome).toBe('keeps')
  })
})
