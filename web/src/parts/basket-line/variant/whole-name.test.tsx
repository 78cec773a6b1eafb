import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../../i18n/format-message.ts'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import type { SoldLine } from '../sold-line.ts'
import { WholeName } from './WholeName.tsx'

const messages = await allMessages('en')
const name = (value: string) => [{ lang: 'en', value }]

const EVENT = {
  type: 'service',
  stype: 'charter',
  title: name('Kaş Rock Festival'),
  planName: name('Front rows'),
  checkIn: 20271120,
  pax: { adults: 2, children: [] },
} as unknown as SoldLine
const ROOM = {
  type: 'hotel',
  title: name('Ardıç Bay Hotel'),
  roomName: name('Garden double'),
  board: 'halfBoard',
  checkIn: 20271120,
  checkOut: 20271125,
  pax: { adults: 2, children: [] },
} as unknown as SoldLine
const stop = (city: string) => ({ city: { id: city, name: name(city) } })
const FLIGHT = {
  ...EVENT,
  type: 'flight',
  legs: [{ departure: stop('Istanbul'), arrival: stop('Antalya') }],
} as unknown as SoldLine

const renderedText = (line: SoldLine) =>
  renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <WholeName line={line} />
    </IntlContext>,
  ).replaceAll(/<[^>]*>/g, '')

test('the name of a line says what and when', () => {
  expect(renderedText(EVENT)).toBe('Kaş Rock Festival · Front rows · Sat 20 Nov 2027 · 2 adults')
  expect(renderedText(FLIGHT)).toBe('Istanbul – Antalya')
})

test.each<[string, SoldLine, Partial<SoldLine>]>([
  ['seats of an event', EVENT, { planName: name('Standing') }],
  ['days of an event', EVENT, { checkIn: 20271121 }],
  ['parties of an event', EVENT, { pax: { adults: 1, children: [] } }],
  ['times of a ride', EVENT, { time: '09:30' }],
  ['rooms of a hotel', ROOM, { roomName: name('Sea view double') }],
  ['boards of a room', ROOM, { board: 'allInclusive' as SoldLine['board'] & string }],
  ['price plans of a room', ROOM, { planName: name('Saver') }],
  ['stays in a room', ROOM, { checkOut: 20271126 }],
])('two %s have names of their own', (_, line, change) => {
  expect(renderedText({ ...line, ...change })).not.toBe(renderedText(line))
})
