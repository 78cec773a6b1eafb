import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { describe, expect, it, test } from 'vitest'
import type { Answer, Input, OperationId } from '../../api/operations.ts'
import { keyText } from '../../api/use-api.ts'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { EVENT } from '../../testing/offers.ts'
import { HOTEL, VIEW } from '../../testing/rendered-page.ts'
import { contentRequest } from '../provider-hotels/requests.ts'
import { RECORD_CARDS } from './record-cards.tsx'

const intl = createIntl('de', await allMessages('de'))
const perNight = intl.formatMessage({ id: 'favourites.per.night' })

const PROVIDERS_SITE = {
  ...VIEW,
  site: { ...VIEW.site, options: { ...VIEW.site.options, searchTypeOption: 'paximum' } },
}

/** Renders a card on a site, with the response to one call. */
function htmlOf<Id extends OperationId>(
  card: ReactNode,
  id: Id,
  input: Input<Id>,
  answer: unknown,
  site: object = VIEW,
) {
  return renderToString(
    <IntlContext value={intl}>
      <LocaleContext value={{ locale: 'de', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={site as SiteFacts}>
          <SWRConfig value={{ fallback: { [keyText(id, input)]: answer } }}>{card}</SWRConfig>
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
}

test.each([
  [4, 'Wohnmobil'],
  [0, 'Wohnwagen'],
])('the card of a caravan with %i seats says %s', (seats, name) => {
  const facts = { kind: 'caravan', berths: 4, seats, licence: 'BE', deposit: { value: 8000, currency: 'try' } }
  const card = <RECORD_CARDS.service favourite={{ kind: 'service', id: EVENT.id, since: 1 }} />
  const answer = { record: { ...EVENT, facts } }
  expect(htmlOf(card, 'serviceView', { path: { id: EVENT.id } }, answer)).toContain(`>${name}<`)
})

it("shows an agency's hotel with its lowest price for a night", () => {
  const facts = { ...HOTEL.facts, priceFrom: { value: 4321, currency: 'try' } }
  const card = <RECORD_CARDS.hotel favourite={{ kind: 'hotel', id: '12', since: 1 }} />
  const html = htmlOf(card, 'hotelView', { path: { id: '12' } }, { record: { ...HOTEL, facts } })
  expect(html).toContain('href="/de/hotels/ardic-bay-hotel-12"')
  expect(html).toContain(perNight)
})

describe('a hotel of the provider', () => {
  const answer: Answer<'providerProduct'> = {
    items: {
      hotel: {
        id: '30211',
        provider: 2,
        name: 'Ardıç Bay Hotel',
        city: { id: 'antalya', name: 'Antalya' },
        facilities: [],
        mediaFiles: [{ fileType: 1, url: 'https://provider.test/a.jpg' }],
      },
    },
  }
  const card = <RECORD_CARDS.hotel favourite={{ kind: 'hotel', id: 'p2-30211', since: 1 }} />
  const request = contentRequest({ provider: 2, id: '30211' }, 'de')

  it('is shown with name, place, picture and a link to its page, without a price', () => {
    const html = htmlOf(card, 'providerProduct', request, answer, PROVIDERS_SITE)
    expect(html).toContain('href="/de/hotels/ardic-bay-hotel-p2-30211">Ardıç Bay Hotel<')
    expect(html).toContain('Antalya')
    expect(html).toContain(encodeURIComponent('https://provider.test/a.jpg'))
    expect(html).not.toContain(perNight)
  })

  it('is not offered on a site that sells the hotels of the agency', () => {
    const html = htmlOf(card, 'hotelView', { path: { id: '30211' } }, { record: HOTEL })
    expect(html).toContain(intl.formatMessage({ id: 'favourites.gone' }))
    expect(html).not.toContain('<a ')
  })
})
