import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { SiteContext, type SiteFacts } from '../api/use-site.ts'
import { createIntl } from '../i18n/format-message.ts'
import { IntlContext } from '../i18n/FormattedMessage.tsx'
import { allMessages } from '../i18n/testing/all-messages.ts'
import { LocaleContext } from '../i18n/use-locale.ts'
import { Hours } from './Hours.tsx'

const messages = await allMessages('en')

/** The words that the server renders for a call centre, and the free line where the browser says whether it is open. */
function words(callcenter: SiteFacts['site']['callcenter'], timeZone?: string): string {
  const site = { callcenter, ...(timeZone ? { timeZone } : {}) }
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={{ site } as unknown as SiteFacts}>
          <Hours className="x" />
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
  return html.replaceAll(/<[^>]*>/g, '')
}

const WEEK = [1, 2, 3, 4, 5]

test.each<[string, Parameters<typeof words>, string]>([
  [
    'by weekday',
    [{ hours: [{ days: WEEK, opens: '09:00', closes: '17:00' }] }],
    'Open Mon–Fri 09:00–17:00, Istanbul time\u00A0',
  ],
  [
    'every day, which needs no name',
    [{ hours: [{ days: [...WEEK, 6, 7], opens: '08:00', closes: '18:50' }] }],
    'Open 08:00–18:50, Istanbul time\u00A0',
  ],
  [
    'in the site’s own time zone',
    [{ hours: [{ days: [6], opens: '10:00', closes: '12:00' }] }, 'Europe/Athens'],
    'Open Sat 10:00–12:00, Athens time\u00A0',
  ],
  [
    'always, which needs no line for now',
    [{ hours: [{ days: [...WEEK, 6, 7], opens: '00:00', closes: '24:00' }] }],
    'Open 00:00–24:00, Istanbul time',
  ],
  ['in the site’s own words', [{ workingHours: '09:00-12:00' }], 'Open 09:00–12:00, Istanbul time'],
  ['none', [{}], ''],
])('opening hours %s (decision 44.3)', (_, args, expected) => {
  expect(words(...args)).toBe(expected)
})
