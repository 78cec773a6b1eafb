import { renderToString } from 'react-dom/server.edge'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { expect, test } from 'vitest'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import type { LineNameFields } from './line-name.ts'
import { LineTitle } from './LineTitle.tsx'
import { useLineName } from './use-line-name.ts'

const messages = await allMessages('en')

const name = (value: string) => [{ lang: 'en', value }]
const stop = (city: string) => ({ city: { id: city, name: name(city) } })
const leg = (from: string, to: string) => ({ departure: stop(from), arrival: stop(to) })
const journey = (more: object) => ({ title: name('SAW - AYT'), ...more }) as LineNameFields

function PlainName({ line }: { line: LineNameFields }) {
  return useLineName()(line)
}

const renderedText = (Shown: typeof PlainName | typeof LineTitle, line: LineNameFields) =>
  renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <Shown line={line} />
    </IntlContext>,
  ).replaceAll(/<[^>]*>/g, '')

test.each([
  ['a flight', journey({ legs: [leg('Istanbul', 'Antalya')] }), 'Istanbul – Antalya'],
  ['a flight with a stop', journey({ legs: [leg('Izmir', 'Ankara'), leg('Ankara', 'Van')] }), 'Izmir – Van'],
  ['a transfer', journey({ from: { name: name('AYT') }, to: { name: name('Kaş') } }), 'AYT to Kaş'],
  ['a product that leads nowhere', journey({}), 'SAW - AYT'],
])('a message and a button name %s as its title does', (_, line, expected) => {
  expect([LineTitle, PlainName].map((Shown) => renderedText(Shown, line))).toEqual([expected, expected])
})
