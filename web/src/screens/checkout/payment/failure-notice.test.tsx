import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../../i18n/format-message.ts'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { problem } from '../../../testing/rendered-page.ts'
import { FailureNotice } from './FailureNotice.tsx'

const MESSAGES = await allMessages('en')

test('does not present changed terms as an error', () => {
  const html = renderToString(
    <IntlContext value={createIntl('en', MESSAGES)}>
      <FailureNotice failure={{ kind: 'reworded' }} kind="held" />
    </IntlContext>,
  )
  expect(html).toMatch(/The terms of your booking have changed/)
  expect(html).not.toMatch(/error occurred/)
})

test.each([
  ['payment-in-progress', 409, /already under way/],
  ['payment-step-rejected', 502, /could not be opened safely/],
  // The agency refuses instalments that the card does not have, which a quote without the card's digits cannot know.
  ['wrong-step', 409, /Please press Pay once more/],
  ['sold-out', 409, /href="\/cart"/],
] as const)('a payment that is refused as %s says what to do next', (name, status, expected) => {
  const error = new ApiError('orderInitialize', problem(name, status))
  const html = renderToString(
    <IntlContext value={createIntl('en', MESSAGES)}>
      <FailureNotice failure={{ kind: 'error', error }} kind="card" />
    </IntlContext>,
  )
  expect(html).toMatch(/An error occurred during the payment stage/)
  expect(html).toMatch(expected)
})
