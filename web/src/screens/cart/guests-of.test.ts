import { expect, test } from 'vitest'
import type { VisitSearch } from '../../domain/hotels/visit.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { guestsOf } from './guests-of.ts'

const intl = createIntl('en', await allMessages('en'))
const COUPLE = { adults: 2, children: [] }

test.each<[Pick<VisitSearch, 'party' | 'more'>, string]>([
  [{ party: { adults: 2, children: [4] } }, '2 adults, 1 child'],
  [{ party: COUPLE, more: [{ adults: 1, children: [3, 5] }] }, '2 rooms, 3 adults, 2 children'],
])('the last search names the guests of all its rooms', (search, words) => {
  const values = { place: 'Kaş', stay: '1–4 May', ...guestsOf(search) }
  expect(intl.formatMessage({ id: 'cart.lastSearch' }, values)).toBe(`Your last search: Kaş, 1–4 May, ${words}.`)
})
