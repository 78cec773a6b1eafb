import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLanguageNames } from './language-names.ts'

function Guides() {
  const { name, list } = useLanguageNames()
  return `${list(['en', 'tr'])} / ${name('ru')}`
}

test.each([
  ['en', 'English, Turkish / Russian'],
  ['fr', 'Anglais, turc / Russe'],
  ['es', 'Inglés, turco / Ruso'],
  ['de', 'Englisch, Türkisch / Russisch'],
  ['tr', 'İngilizce, Türkçe / Rusça'],
  ['ar', 'الإنجليزية، التركية / الروسية'],
] as const)('languages of a guide in %s', async (locale: Locale, said) => {
  const shown = renderToString(
    <IntlContext value={createIntl(locale, await allMessages(locale))}>
      <LocaleContext value={{ locale, siteLanguage: 'en', numberFormat: 'tr' }}>
        <Guides />
      </LocaleContext>
    </IntlContext>,
  )
  expect(shown).toBe(said)
})
