import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { describe, expect, test } from 'vitest'
import { AddressContext } from '../../../address.ts'
import type { Answer } from '../../../api/operations.ts'
import { keyText } from '../../../api/use-api.ts'
import { SiteContext, type SiteFacts } from '../../../api/use-site.ts'
import { createIntl } from '../../../i18n/format-message.ts'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../../i18n/use-locale.ts'
import Booking from '../booking.tsx'

type Result = Answer<'bookingByToken'>

const TOKEN = 'a'.repeat(22)
const messages = await allMessages('en')
const SITE = {
  site: { name: 'Rota', elements: {}, callcenter: { number: '+90 850 000 00 00' }, options: {} },
  nav: [],
} as unknown as SiteFacts
const lira = (value: number) => ({ value, currency: 'try' as const })
const SHARED: Result = {
  state: 'booked',
  bookingNumber: 'RT 1',
  lines: [],
  total: lira(900),
  paid: lira(900),
  paymentStatus: 4,
  payAtHotel: [],
  createdAt: '2026-11-01T09:00:00Z',
  documents: [],
}
const PROVED: Result = {
  ...SHARED,
  travellers: [
    { name: 'Ada', surname: 'Kaya', type: 'adult' },
    { name: 'Can', surname: 'Kaya', type: 'child', age: 7 },
  ],
}

/** The page of a booking, or one of its papers, as text. */
function textOf(result: Result, ssrSearch = '', site = SITE): string {
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={site}>
          <SWRConfig value={{ fallback: { [keyText('bookingByToken', { path: { token: TOKEN } })]: result } }}>
            <AddressContext value={{ ssrPath: `/booking/${TOKEN}`, ssrSearch, go: () => undefined }}>
              <Booking params={{ token: TOKEN }} />
            </AddressContext>
          </SWRConfig>
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

test.each(['voucher', 'receipt'])('the %s of a proved page lists who travels, and of the link nobody', (kind) => {
  const proved = textOf(PROVED, `paper=${kind}`)
  expect(proved).toContain('Back to the booking')
  expect(proved).toContain('Who travelsAda KayaAdultCan KayaChild, 7 years')
  const shared = textOf(SHARED, `paper=${kind}`)
  expect(shared).toContain('Back to the booking')
  expect(shared).not.toContain('Who travels')
  // The agency may not have said who travels.
  expect(textOf({ ...PROVED, travellers: [] }, `paper=${kind}`)).toBe(shared)
})

test.each<[string, Partial<Result>, string, string]>([
  ['a part', { paid: lira(400), payLater: lira(500), payLaterBy: 20270518 }, '₺400', 'To be paid by 18.05.2027₺500'],
  ['all', { paid: lira(900) }, '₺900', ''],
])('a receipt agrees with the page when %s of the rest of a deposit has come', (_what, changes, paid, due) => {
  const result: Result = { ...SHARED, method: 'creditcard', ...changes }
  const receipt = textOf(result, 'paper=receipt')
  expect(receipt).toContain(`Paid by card and bank transfer${paid}`)
  expect(textOf(result)).toContain(`Paid by card and bank transfer${paid}`)
  expect([receipt.includes('To be paid'), receipt.includes(due)]).toEqual([due !== '', true])
})

const named = (value: string) => [{ lang: 'en', value }]
const SOLD = {
  key: 'a',
  type: 'service' as const,
  place: named('Bodrum'),
  address: named('Kale 1, Bodrum'),
  pax: { adults: 2, children: [] },
  count: 1,
  total: lira(900),
  checkIn: 20270521,
  checkOut: 20270522,
}
const AT_THE_DOOR: [string, Result['lines'][number], string[]][] = [
  [
    'an event: venue, address and doors',
    { ...SOLD, stype: 'charter', title: named('Jazz'), venue: named('North bailey'), doors: '20:30', time: '21:15' },
    ['North bailey', 'Kale 1, Bodrum', 'Doors 20:30', '21:15'],
  ],
  [
    'a car: the place and the address of its hand-over',
    { ...SOLD, stype: 'extra', title: named('Mini'), meetingPoint: named('Milas: rental desk') },
    ['Milas: rental desk', 'Kale 1, Bodrum'],
  ],
]

describe.each(AT_THE_DOOR)('%s (decision 38.9)', (_, line, expected) => {
  test.each(['', 'paper=voucher', 'paper=receipt'])('page %j says where to be', (query) => {
    const page = textOf({ ...SHARED, lines: [line] }, query)
    expect(expected.filter((words) => !page.includes(words))).toEqual([])
  })
})

test('the page of a booking begins with the agency, for printing', () => {
  expect(textOf(SHARED)).toMatch(/^Rota\+90 850 000 00 00/)
})

test('a receipt names the company that was paid (decision 44.4)', () => {
  const legal = { name: 'Rota Ltd. Şti.', address: 'Liman Sokak 3, Kaş', register: 'Kaş 1', tax: 'Kaş 2' }
  const site = { ...SITE, site: { ...SITE.site, legal } }
  expect(textOf(SHARED, 'paper=receipt', site)).toContain(
    'Rota Ltd. Şti. · Liman Sokak 3, Kaş · Trade register Kaş 1 · Tax office and number Kaş 2',
  )
})
