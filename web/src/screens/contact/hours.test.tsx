import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { Hours } from './Hours.tsx'

const messages = await allMessages('en')

test('the agency’s own words keep their direction; times run from left to right', () => {
  const value = (callcenter: SiteFacts['site']['callcenter']) => {
    const html = renderToString(
      <IntlContext value={createIntl('en', messages)}>
        <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
          <SiteContext value={{ site: { callcenter } } as unknown as SiteFacts}>
            <Hours />
          </SiteContext>
        </LocaleContext>
      </IntlContext>,
    )
    return /<dd.*?<\/dd>/.exec(html)?.[0].replaceAll('<!-- -->', '')
  }
  expect(value({ workingHours: 'كل يوم' })).toBe('<dd dir="auto" class="nums">كل يوم</dd>')
  expect(value({ hours: [{ days: [1], opens: '09:00', closes: '17:00' }] })).toBe(
    '<dd class="ltr nums">09:00–17:00</dd>',
  )
})
