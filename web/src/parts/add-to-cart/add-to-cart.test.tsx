import { renderToString } from 'react-dom/server.edge'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import { keyText } from '../../api/use-api.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { browserError } from '../../api/errors.ts'
import { AddButton } from './AddButton.tsx'
import type { Adding, LineToAdd } from './use-add.ts'

const SITE = { site: { options: { searchTypeOption: 'agency' } } } as unknown as SiteFacts
const idle: Adding = { add: async () => true, busy: undefined, refused: undefined }
const STAY = { checkIn: 20270101, checkOut: 20270108 }
const OFFER = { key: 'new', id: '7', pricePlan: { id: 'flex' }, count: 1, pax: { adults: 2, children: [] } }
const car: LineToAdd['line'] = { type: 'service', stype: 'extra', ...OFFER, ...STAY }
const basketLine = (change: object) =>
  ({ ...car, key: 'a', price: 1, currency: 'try', ...change }) as Schema<'CartLine'>

const messages = await allMessages('en')
type Given = Partial<Parameters<typeof AddButton>[0]> & { basket?: Schema<'CartLine'>[] }

/** The text of the button, without tags. */
function renderedText({ basket = [], ...given }: Given, Button = AddButton): string {
  const view = { booking: { products: basket } }
  const html = renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <SWRConfig value={{ fallback: { [keyText('siteView', {})]: view } }}>
        <SiteContext value={SITE}>
          <Button wish={{ line: car }} adding={idle} row="r" onDateNeeded={() => undefined} {...given} />
        </SiteContext>
      </SWRConfig>
    </IntlContext>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test.each<[string, Given, string]>([
  ['can be added', {}, 'Add to cart'],
  ['has to be asked for', { availability: 2 }, 'Ask for this'],
  ["is gone: 'Not available'", { availability: 3 }, 'Not available'],
  ["is too small: 'Maximum {count} Pax'", { tooManyFor: 5 }, 'Add to cart Maximum 5 Pax'],
  ['is in the basket', { basket: [basketLine({ count: 2 })] }, 'Add to cart In cart: 2 cars Go to cart'],
  ['has another offer of it in the basket', { basket: [basketLine({ pricePlan: { id: 'basic' } })] }, 'Add to cart'],
  ['has other dates of it in the basket', { basket: [basketLine({ checkIn: 20270102 })] }, 'Add to cart'],
  ['has no date yet', { wish: undefined, basket: [basketLine({})] }, 'Add to cart'],
  [
    'was refused',
    { adding: { ...idle, refused: { row: 'r', error: browserError('reservationPatch', 'offline'), outdated: false } } },
    'Add to cart There is no connection to the internet at the moment.',
  ],
  [
    'stands beside one that was refused',
    { adding: { ...idle, refused: { row: 'x', error: browserError('reservationPatch', 'offline'), outdated: false } } },
    'Add to cart',
  ],
])('what %s', (_, given, words) => {
  expect(renderedText(given)).toBe(words)
})

test('what is sold to a party is counted with it', () => {
  const tour = { ...car, type: 'tour', stype: 'daily', pax: { adults: 2, children: [5] } } as LineToAdd['line']
  const line = { ...basketLine({ count: 3 }), ...tour, key: 'a', count: 3 } as Schema<'CartLine'>
  expect(renderedText({ wish: { line: tour }, basket: [line] })).toContain('In cart: 3 × 2 adults, 1 child')
})

/** The button right after a press: React renders it again when it changes its state while it is rendered. */
function pressed(given: Given): string {
  const presses: unknown[] = []
  return renderedText(given, function Pressed(props: Parameters<typeof AddButton>[0]) {
    const tree = AddButton(props)
    if (presses.push(props) === 1) tree.props.children[0].props.onClick()
    return tree
  })
}

test.each<[string, Given, string]>([
  ['without a line: a date is missing', { wish: undefined }, 'Add to cart Please Select Date First'],
  [
    'without a line for another reason',
    { wish: undefined, problem: 'ride.time.over' },
    'Add to cart This time has passed',
  ],
  ['with a line', { problem: undefined }, 'Add to cart'],
])('pressed %s', (_, given, words) => {
  expect(pressed(given)).toBe(words)
})
