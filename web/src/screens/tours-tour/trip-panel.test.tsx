import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { TOUR } from '../../testing/offers.ts'
import { TripPanel } from './TripPanel.tsx'
import type { TripChoice } from './use-trip.ts'

const messages = await allMessages('en')
const SITE = { site: { options: { searchTypeOption: 'agency' } }, booking: null } as unknown as SiteFacts
const lira = (value: number) => ({ value, currency: 'try' as const })
const FOUR = { adults: 4, children: [] }

/** The answer for two people, which stays in the panel while that for four loads. */
const FOR_TWO: TripChoice['price']['price'] = {
  basis: 1,
  offers: [
    {
      id: 'seat',
      name: [],
      availability: 1,
      terms: [{ what: 'adult', count: 2, price: lira(2450), total: lira(4900) }],
      total: lira(4900),
      payNow: lira(4900),
      cancellation: { refundable: true },
    },
  ],
  query: { checkIn: 20270521, checkOut: 20270522, adults: 2 },
}

/** The opening tag of the button for the basket. */
function button(trip: Partial<TripChoice>, waiting: boolean): string | undefined {
  const price = { price: FOR_TWO, waiting, error: undefined, refresh: () => undefined }
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={SITE}>
          <TripPanel
            tour={TOUR}
            trip={{
              departure: TOUR.departures[0],
              party: FOUR,
              whole: FOUR,
              price,
              choose: () => undefined,
              setParty: () => undefined,
              ...trip,
            }}
            onDateNeeded={() => undefined}
          />
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
  return /<button[^>]*>(?=(?:<!-- -->)?Add to cart)/.exec(html)?.[0]
}

test('a tour is not added while its price loads: the panel still shows the total of the previous party', () => {
  expect(button({}, true)).toContain('aria-busy="true"')
  expect(button({}, false)).not.toContain('aria-busy')
})

test('without a day there is no price to wait for: a press leads to the calendar', () => {
  expect(button({ departure: undefined }, false)).not.toContain('aria-busy')
})
