import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import type { Answer } from '../../api/operations.ts'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { Outcome } from './Outcome.tsx'

type Result = Answer<'bookingByToken'>

const messages = await allMessages('en')
const SITE = {
  site: { name: 'Rota', callcenter: { number: '+90 850 000 00 00' }, options: {} },
} as unknown as SiteFacts
const lira = (value: number) => ({ value, currency: 'try' as const })
const BOOKED: Result = {
  state: 'booked',
  lines: [],
  total: lira(900),
  paid: lira(0),
  payAtHotel: [],
  createdAt: '2026-11-01T09:00:00Z',
  documents: [],
}
const optionDate = '2026-11-03T09:00:00Z'

/** What the page says of a booking, as a text. */
function textOf(result: Result): string {
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={SITE}>
          <Outcome result={result} onAsk={() => undefined} />
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

const KEEP = 'This page stays at the same address and works on every device: keep the link, or print it.'
const HOUR = 'This page is available at this address for an hour: print it, or open the booking again later'

const DEPOSIT: Partial<Result> = { method: 'creditcard', paid: lira(300), paidAt: '2026-11-01T09:00:00Z' }
/** Without a day: some of it was paid by card, some by transfer. */
const BOTH: Partial<Result> = { method: 'creditcard', paymentStatus: 3, paid: lira(400) }
const STATUSES: [string, Partial<Result>, string][] = [
  ['paid', { method: 'creditcard', paymentStatus: 4, paid: lira(900) }, 'Questions? Call'],
  [
    'with a deposit paid',
    { ...DEPOSIT, payLater: lira(600) },
    'Your deposit of ₺300,00 has arrived. The rest, ₺600,00',
  ],
  ['with a part of its rest paid', { ...BOTH, payLater: lira(500) }, '₺400,00 has arrived. The rest, ₺500,00'],
  ['with all of its rest paid', { ...BOTH, paid: lira(900) }, 'Questions? Call'],
  ['with too much of its rest paid', { ...BOTH, paymentStatus: 5, paid: lira(950) }, '₺50,00 more than was due'],
  ['paid too much', { method: 'transfer', paymentStatus: 5, paid: lira(950) }, 'more than was due'],
  ['confirmed but not paid', { method: 'transfer' }, 'nothing has been charged'],
  ['held for payment', { method: 'later', optionDate }, 'nothing is owed'],
  ['held for a bank transfer', { method: 'transfer', optionDate }, 'Here you see what has arrived.'],
  ['requested', { state: 'requested', answerBy: optionDate }, 'and you see the answer here.'],
]

test.each(STATUSES)('a booking that is %s says how long its address works', (_status, changes, also) => {
  const shared = textOf({ ...BOOKED, ...changes })
  expect(shared).toContain(also)
  expect(shared).toContain(KEEP)
  expect(shared).not.toContain(HOUR)
  // The agency may not have said who travels.
  const found = textOf({ ...BOOKED, ...changes, travellers: [] })
  expect(found).toContain(also)
  expect(found).toContain(HOUR)
  expect(found).not.toContain(KEEP)
})

test('what has come of the rest is not called a deposit, nor is it asked for', () => {
  const text = textOf({ ...BOOKED, ...BOTH, payLater: lira(500), payLaterBy: 20270518 })
  expect(text).toContain('₺400,00 has arrived. The rest, ₺500,00, is due by 18.05.2027')
  expect(text).not.toContain('Your deposit')
  expect(textOf({ ...BOOKED, ...BOTH, paid: lira(900) })).not.toContain('rest')
})

test('a deposit in instalments is named without the cost of credit', () => {
  const deposit: Partial<Result> = { ...DEPOSIT, paid: lira(315), payLater: lira(600) }
  expect(textOf({ ...BOOKED, ...deposit, installment: 3 })).toContain('Your deposit of ₺300,00 has arrived')
  expect(textOf({ ...BOOKED, ...deposit, installment: 1, paid: lira(300) })).toContain('Your deposit of ₺300,00')
})

test('a booking that was not made has no link to keep', () => {
  const refused = textOf({ ...BOOKED, state: 'refused' })
  expect(refused).toContain('nothing is owed')
  expect(refused).not.toContain('address')
})
