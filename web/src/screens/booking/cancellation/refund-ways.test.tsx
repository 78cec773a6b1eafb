import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import type { Schema } from '../../../api/operations.ts'
import { SiteContext, type SiteFacts } from '../../../api/use-site.ts'
import { createIntl } from '../../../i18n/format-message.ts'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../../i18n/use-locale.ts'
import { RefundState } from './RefundState.tsx'

const messages = await allMessages('en')
const SITE = { site: { name: 'Rota', callcenter: {}, options: {} } } as unknown as SiteFacts
const lira = (value: number) => ({ value, currency: 'try' as const })

/** What the page says of a refund, as a text. */
function textOf(refund: Schema<'BookingCancellation'>['refund']): string {
  const cancellation = { state: 'cancelled', requestedAt: '2027-05-01T09:00:00Z', penalty: lira(0), refund } as const
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={SITE}>
          <RefundState cancellation={cancellation} />
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\u2066-\u2069]/g, '')
}

test.each([
  ['to the card and by bank transfer', lira(700), true],
  ['all of it the same way', undefined, false],
])('a refund of 1,000 lira says how much goes which way: %s (decision 26.3)', (_way, byTransfer, isParted) => {
  const text = textOf({ amount: lira(1000), state: 'due', ...(byTransfer ? { byTransfer } : {}) })
  expect(text).toMatch(/1\.000(,00)? is to be paid back/)
  expect(/To your card: ₺300(,00)?; by bank transfer: ₺700(,00)?\./.test(text)).toBe(isParted)
})
