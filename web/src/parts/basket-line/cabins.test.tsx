import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LineFacts } from './LineFacts.tsx'
import type { SoldLine } from './sold-line.ts'

const lira = (value: number) => ({ value, currency: 'try' as const })

const BOAT: SoldLine = {
  key: 'a',
  type: 'service',
  stype: 'gulet',
  planName: [{ lang: 'en', value: 'Double cabin' }],
  pax: { adults: 5, children: [4] },
  count: 1,
  total: lira(210),
}
const INTL = createIntl('en', await allMessages('en'))

const renderedText = (line: SoldLine) =>
  renderToString(
    <IntlContext value={INTL}>
      <LineFacts line={line} />
    </IntlContext>,
  ).replaceAll(/<[^>]*>/g, '')

const term = (what: 'room' | 'service', count: number) => ({ what, count, times: 7, price: lira(10), total: lira(70) })

test.each<[string, Partial<SoldLine>, string]>([
  ['several, because the party needs them', { terms: [term('room', 3)] }, '3 × Double cabin'],
  ['several times those of a party', { count: 2, terms: [term('room', 3)] }, '6 × Double cabin'],
  ['a single one', { terms: [term('room', 1)] }, 'Double cabin'],
  ['the whole boat', { terms: [term('service', 1)] }, 'Double cabin'],
  ['unknown', {}, 'Double cabin'],
])('cabins of a boat: %s', (_, change, expected) => {
  expect(renderedText({ ...BOAT, ...change })).toMatch(new RegExp(`^${expected}`))
})
