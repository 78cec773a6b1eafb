import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import type { Answer, Schema } from '../../api/operations.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { LineNames } from './LineNames.tsx'

type Line = Answer<'bookingByToken'>['lines'][number]

const messages = await allMessages('en')
const name = (value: string) => [{ lang: 'en', value }]
const line = (key: string, change: Partial<Line>): Line => ({
  key,
  type: 'service',
  title: name('SAW - AYT'),
  pax: { adults: 1, children: [] },
  count: 1,
  total: { value: 100, currency: 'try' },
  ...change,
})
const point = (city: string, date: string) => ({ city: { id: city, name: name(city) }, date })
const leg = (from: string, to: string, day: string) =>
  ({ departure: point(from, `${day}T08:15`), arrival: point(to, `${day}T09:30`) }) as Schema<'FlightLeg'>

const LINES = [
  line('out', { type: 'flight', route: 1, planName: name('Flex'), legs: [leg('Istanbul', 'Antalya', '2027-05-21')] }),
  line('home', { type: 'flight', route: 2, planName: name('Flex'), legs: [leg('Antalya', 'Istanbul', '2027-05-26')] }),
  line('show', { stype: 'charter', title: name('Concert'), planName: name('Front rows'), checkIn: 20270523 }),
]

const said = (keys: string[]) =>
  renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <LocaleContext value={{ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' }}>
        <LineNames keys={keys} lines={LINES} />
      </LocaleContext>
    </IntlContext>,
  )
    .replaceAll('<small>', ' | ')
    .replaceAll('</small>', '; ')
    .replaceAll(/<[^>]*>/g, '')

test.each([
  [
    ['out', 'home'],
    'Istanbul – Antalya | Fri 21 May 2027 · Flight, outbound · Flex; ' +
      'Antalya – Istanbul | Wed 26 May 2027 · Flight, return · Flex; ',
  ],
  [['show'], 'Concert | Sun 23 May 2027 · Event · Front rows; '],
])('what is cancelled is told as on the other pages: %j', (keys, words) => {
  expect(said(keys)).toBe(words)
})
