import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import type { Locale } from '../../i18n/locales.ts'
import { GuestsField } from './GuestsField.tsx'

test.each<[locale: Locale, said: string, children?: number[]]>([
  ['en', '1 room, children aged 4, 7'],
  ['he', 'חדר אחד, ילדים בגילים 4, 7'],
  ['fa', '1 اتاق، سن کودکان 4، 7'],
  ['ar', 'غرفة واحدة، عمرا الطفلين 4، 7'],
  ['zh', '4、7'],
  ['en', '1 room, children aged under 1, 7', [0, 7]],
  ['de', '1 Zimmer, Alter des Kindes: unter 1', [0]],
  ['da', '1 værelse, børnenes alder: under 1, 7', [0, 7]],
  ['sq', '1 dhomë, moshat e fëmijëve: nën 1, 7', [0, 7]],
])('the ages of children are joined as the language joins them: %s', async (locale, said, children = [4, 7]) => {
  const shown = renderToString(
    <IntlContext value={createIntl(locale, await allMessages(locale))}>
      <GuestsField id="g" rooms={[{ adults: 2, children }]} onRooms={() => {}} strict={false} onStrict={() => {}} />
    </IntlContext>,
  )
  expect(shown).toContain(said)
})
