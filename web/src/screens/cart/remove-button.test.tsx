import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import type { Line } from './line-state.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { useLines } from './use-lines.ts'

const messages = await allMessages('en')
const name = (value: string) => [{ lang: 'en', value }]
const lines = { busy: {} } as ReturnType<typeof useLines>
const seats = (planName: string) =>
  ({
    key: planName,
    type: 'service',
    stype: 'charter',
    title: name('Kaş Rock Festival'),
    planName: name(planName),
    pax: { adults: 2, children: [] },
  }) as unknown as Line

const shown = (line: Line) =>
  renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <RemoveButton {...{ line, lines }} nameId="of-line" />
    </IntlContext>,
  )

test('the buttons that remove two categories of one event have names of their own', () => {
  const names = ['Front rows', 'Standing'].map((plan) => shown(seats(plan)).replaceAll(/<[^>]*>/g, ''))
  expect(names).toEqual([
    'Remove Kaş Rock Festival · Front rows · 2 adults',
    'Remove Kaş Rock Festival · Standing · 2 adults',
  ])
})

test('other buttons of the line can be named by it', () => {
  expect(shown(seats('Standing'))).toContain('id="of-line">')
})
