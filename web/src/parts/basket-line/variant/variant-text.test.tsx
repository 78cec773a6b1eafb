import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../../i18n/format-message.ts'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { VariantText } from './VariantText.tsx'

const messages = await allMessages('en')
const name = (value: string) => [{ lang: 'en', value }]

test.each<[string, Parameters<typeof VariantText>[0]['line'], string]>([
  ['an event, its seats', { type: 'service', stype: 'charter', planName: name('Front rows') }, 'Event · Front rows'],
  ['an event without categories', { type: 'service', stype: 'charter' }, 'Event'],
  ['a flight, its fare', { type: 'flight', route: 2, planName: name('Flex') }, 'Flight, return · Flex'],
  ['a hotel, its room', { type: 'hotel', roomName: name('Family room'), planName: name('Saver') }, 'Family room'],
])('below the name of %s', (_, line, words) => {
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <VariantText line={line} />
    </IntlContext>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(words)
})
