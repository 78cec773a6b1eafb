import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { Meeting } from './facts.tsx'
import type { SoldLine } from './sold-line.ts'

const text = (value: string) => [{ lang: 'en', value }]
const stop = (name: string) => ({ id: name, type: 3 as const, name: text(name) })

const RIDE: SoldLine = {
  key: 'a',
  type: 'transfer',
  pax: { adults: 2, children: [] },
  count: 1,
  total: { value: 100, currency: 'try' },
  from: stop('AYT'),
  to: stop('Belek'),
  meetingPoint: text('Behind customs.'),
}
const INTL = createIntl('en', await allMessages('en'))

const renderedText = (line: SoldLine) =>
  renderToString(
    <IntlContext value={INTL}>
      <Meeting line={line} />
    </IntlContext>,
  )
    .split('</li>')
    .map((part) => part.replaceAll(/<[^>]*>/g, ''))
    .filter((part) => part !== '')

test.each<[string, Partial<SoldLine>, string[]]>([
  ['one direction', {}, ['Behind customs.']],
  [
    'both directions, each at its end',
    { returnMeetingPoint: text('At the door.') },
    ['AYT: Behind customs.', 'Belek: At the door.'],
  ],
  ['none known', { meetingPoint: [] }, []],
])('where the driver waits: %s', (_, change, expected) => {
  expect(renderedText({ ...RIDE, ...change })).toEqual(expected)
})
