import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { momentIn } from '../../domain/dates/zone-time.ts'
import type { CallBackDraft } from '../../domain/forms/call-back.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { SlotPick } from './SlotPick.tsx'

const messages = await allMessages('en')
const NOON_IN_ISTANBUL = Date.parse('2027-01-15T09:00:00Z')

/** The words of the choices for 15 January, and the hours that have passed. */
function slots(timeZone: string) {
  const draft: CallBackDraft = { fullName: '', phone: '', country: 'TR', note: '', day: 20270115 }
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <SlotPick
        draft={draft}
        now={momentIn(NOON_IN_ISTANBUL, timeZone)}
        timeZone={timeZone}
        onChange={() => undefined}
      />
    </IntlContext>,
  )
  const hours = Array.from(html.matchAll(/<input [^>]*aria-label="(\d\d):00[^>]*>/g))
  return {
    words: html.replaceAll(/<[^>]*>/g, ''),
    passed: hours.filter(([input]) => input.includes('disabled')).map(([, hour]) => hour),
  }
}

test.each([
  ['Europe/Istanbul', 'Istanbul time', ['08', '09', '10', '11']],
  ['Europe/Athens', 'Local time of Athens', ['08', '09', '10']],
  ['America/New_York', 'Local time of New York', []],
])('the times of a call are those of the site in %s (decision 40.6)', (timeZone, words, passed) => {
  expect(slots(timeZone).words).toContain(words)
  expect(slots(timeZone).passed).toEqual(passed)
})
