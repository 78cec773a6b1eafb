import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import type { FilledSection } from './arrange.ts'
import { Facts } from './Facts.tsx'

const messages = await allMessages('en')
const WEEK = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }]

/** The first of the facts that hold for every shop: how its people can be reached. */
function fact(callcenter: SiteFacts['site']['callcenter'], timeZone?: string): string | undefined {
  const site = { name: 'Mavi', callcenter, ...(timeZone ? { timeZone } : {}) }
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={{ site } as unknown as SiteFacts}>
          <Facts {...({ section: { kind: 'facts' } } as unknown as FilledSection)} />
        </SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
  return /<p>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')
}

test.each<[string, Parameters<typeof fact>, string]>([
  ['structured hours', [{ number: '0850 0', hours: WEEK }], 'By phone Mon–Fri 09:00–17:00, Istanbul time.'],
  [
    'structured hours before the agency’s own words',
    [{ number: '0850 0', hours: WEEK, workingHours: '08:00-18:50' }],
    'By phone Mon–Fri 09:00–17:00, Istanbul time.',
  ],
  [
    'hours of another zone',
    [{ number: '0850 0', workingHours: '08:00-18:50' }, 'Europe/Athens'],
    'By phone 08:00–18:50, Athens time.',
  ],
  ['hours without a number', [{ workingHours: '08:00-18:50' }], 'Open 08:00–18:50, Istanbul time'],
  ['a number without hours', [{ number: '0850 0' }], '0850 0'],
  ['neither', [{}], 'Mavi'],
])('the home page tells %s (decision 44.3)', (_, args, expected) => {
  expect(fact(...args)).toBe(expected)
})
