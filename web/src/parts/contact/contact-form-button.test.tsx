import { renderToString } from 'react-dom/server.edge'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { ContactFormButton, ContactFormButtons } from './ContactFormButton.tsx'

const messages = await allMessages('en')

function htmlOf(partnerSite: Schema<'Site'>['partnerSite'], buttons = <ContactFormButtons />): string {
  const facts = { site: { partnerSite, callcenter: {} } } as unknown as SiteFacts
  return renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <SiteContext value={facts}>{buttons}</SiteContext>
      </LocaleContext>
    </IntlContext>,
  )
}

/** The names of the offered forms, without what stands there for browsers without scripts. */
const offered = (partnerSite: Schema<'Site'>['partnerSite']) =>
  [...htmlOf(partnerSite).matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, name = '']) => name)

test.each<[string, Schema<'Site'>['partnerSite'], string[]]>([
  ['nothing', { status: true }, []],
  ['both lists', { status: true, takesNotifications: true, takesContact: true }, ['Call me', 'Corporate']],
  ['only the list of call-backs', { status: true, takesNotifications: true, takesContact: false }, ['Call me']],
  ['only the list of companies', { status: true, takesNotifications: false, takesContact: true }, ['Corporate']],
  ['no partner site', { status: false, takesNotifications: true, takesContact: true }, ['Call me']],
])('a site whose record has %s offers only the forms that it can keep (decision 29.2)', (_, record, names) => {
  expect(offered(record)).toEqual(names)
})

test('while forms are switched off, one sentence stands in their place (decision 49.6)', () => {
  const record = { status: true, takesNotifications: false, takesContact: false, formsOff: true }
  const sentence = '<span>Our contact forms are not available right now. Please contact us another way.</span>'
  expect(htmlOf(record)).toBe(sentence)
  expect(htmlOf(record, <ContactFormButton kind="callBack" />)).toBe(sentence)
})
