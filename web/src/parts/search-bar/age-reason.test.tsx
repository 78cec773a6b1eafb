import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { AgeReason } from './AgeFields.tsx'

const INTL = createIntl('en', await allMessages('en'))
const BED = 'Age on the day of travel decides the price and the bed.'
const PRICE = 'Age on that day decides the price.'

test.each([
  ['a stay', 1, undefined, BED],
  ['a boat', 1, 'gulet', BED],
  ['a package tour', 1, 'package', BED],
  ['an event', 1, 'charter', PRICE],
  ['a day tour', 2, 'daily', PRICE],
  ['a rental car', 1, 'extra', ''],
  ['a party without children', 0, 'charter', ''],
])('why the ages are asked: %s', (_, count, kind, expected) => {
  const html = renderToString(
    <IntlContext value={INTL}>
      <AgeReason count={count} kind={kind} />
    </IntlContext>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(expected)
})
