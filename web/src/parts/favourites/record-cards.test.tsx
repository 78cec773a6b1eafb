import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { keyText } from '../../api/use-api.ts'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { EVENT } from '../../testing/offers.ts'
import { VIEW } from '../../testing/rendered-page.ts'
import { RECORD_CARDS } from './record-cards.tsx'

const messages = await allMessages('de')

test.each([
  [4, 'Wohnmobil'],
  [0, 'Wohnwagen'],
])('the card of a caravan with %i seats says %s', (seats, name) => {
  const facts = { kind: 'caravan', berths: 4, seats, licence: 'BE', deposit: { value: 8000, currency: 'try' } }
  const answer = { record: { ...EVENT, facts } }
  const html = renderToString(
    <IntlContext value={createIntl('de', messages)}>
      <LocaleContext value={{ locale: 'de', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={VIEW as unknown as SiteFacts}>
          <SWRConfig value={{ fallback: { [keyText('serviceView', { path: { id: EVENT.id } })]: answer } }}>
            <RECORD_CARDS.service favourite={{ kind: 'service', id: EVENT.id, since: 1 }} />
          </SWRConfig>
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
  expect(html).toContain(`>${name}<`)
})
