import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../../i18n/format-message.ts'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { LineFacts } from '../LineFacts.tsx'
import type { SoldLine } from '../sold-line.ts'

const MESSAGES = { en: await allMessages('en'), fr: await allMessages('fr') }

const LINE: SoldLine = {
  key: 'a',
  type: 'flight',
  stype: 'flight',
  pax: { adults: 2, children: [] },
  count: 1,
  total: { value: 100, currency: 'try' },
}

type Baggage = NonNullable<SoldLine['baggage']>
const [ADULT, CHILD] = [1, 2] as const
const checked = (change: Partial<Baggage[number]>) =>
  ({ type: 1, unit: 0, passengerType: ADULT, ...change }) satisfies Baggage[number]
const hand = (change: Partial<Baggage[number]>) => checked({ type: 2, ...change })

const renderedText = (baggage: SoldLine['baggage'], locale: 'en' | 'fr' = 'en') =>
  renderToString(
    <IntlContext value={createIntl(locale, MESSAGES[locale])}>
      <LineFacts line={baggage ? { ...LINE, baggage } : LINE} brief />
    </IntlContext>,
  )
    .replaceAll(/<div[^>]*>/g, '|')
    .replaceAll(/<[^>]*>/g, '')
    .split('|')
    .filter(Boolean)

test.each<[string, SoldLine['baggage'], string[]]>([
  ['nothing that is not told', undefined, []],
  ['nothing of an empty list', [], []],
  ['weights', [checked({ weight: 20 }), hand({ weight: 8 })], ['Checked bag: 20 kg · Cabin bag: 8 kg']],
  [
    'pieces and their weight',
    [checked({ unit: 2, piece: 2, weight: 23 }), hand({ unit: 2, piece: 1 })],
    ['Checked bag: 2 pieces, 23 kg each · Cabin bag: 1 piece'],
  ],
  ['pounds', [checked({ unit: 1, weight: 50 })], ['Checked bag: 50 lb']],
  ['that a cabin bag is all', [hand({ weight: 8 })], ['Cabin bag only: 8 kg']],
  [
    'the smallest of the party',
    [checked({ weight: 20 }), checked({ passengerType: CHILD, weight: 10 })],
    ['Checked bag: 10 kg'],
  ],
])('a flight says %s', (_, baggage, words) => {
  expect(renderedText(baggage)).toEqual([...words, '2 adults'])
})

test('in French there is a space before the colon', () => {
  expect(renderedText([hand({ weight: 8 })], 'fr')[0]).toBe('Bagage cabine seulement\u00A0: 8 kg')
})

test.each([
  ['ar', 'للقطعة'],
  ['bg', 'по '],
  ['da', 'hver'],
  ['de', 'je '],
  ['el', 'το καθένα'],
  ['en', 'each'],
  ['es', 'cada uno'],
  ['fa', 'هر یک'],
  ['fr', 'chacune'],
  ['he', 'כל אחת'],
  ['it', 'ciascuno'],
  ['pt', 'cada'],
  ['ro', 'fiecare'],
  ['ru', 'по '],
  ['sq', 'secila'],
  ['tr', 'her biri'],
  ['zh', '每件'],
] as const)('in %s only several pieces weigh something %s', async (locale, each) => {
  const { formatMessage } = createIntl(locale, await allMessages(locale))
  for (const id of ['line.bag', 'flightPage.bag.checked', 'flightPage.bag.hand']) {
    const weighing = (pieces: number) => formatMessage({ id }, { unit: 'piece', pieces, weight: 23 })
    expect(weighing(2)).toContain(each)
    expect(weighing(1)).not.toContain(each)
    expect(weighing(1)).toMatch(/23|٢٣|۲۳/)
  }
})
