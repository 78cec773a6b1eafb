import { renderToString } from 'react-dom/server.edge'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { People } from './facts.tsx'
import { LinePer } from './LinePer.tsx'
import type { SoldLine } from './sold-line.ts'

const MESSAGES = { en: await allMessages('en'), ar: await allMessages('ar'), zh: await allMessages('zh') }

const LINE: SoldLine = {
  key: 'a',
  type: 'flight',
  stype: 'flight',
  pax: { adults: 3, children: [1, 11, 11] },
  count: 1,
  total: { value: 100, currency: 'try' },
}

function renderedText(line: SoldLine, locale: keyof typeof MESSAGES): [facts: string, price: string] {
  const text = (Shown: typeof People) =>
    renderToString(
      <IntlContext value={createIntl(locale, MESSAGES[locale])}>
        <Shown line={line} />
      </IntlContext>,
    ).replaceAll(/<[^>]*>/g, '')
  return [text(People), text(LinePer)]
}

test.each<[Schema<'FlierCounts'>, en: string, ar: string]>([
  [{ adult: 1 }, '1 adult', 'بالغ واحد'],
  [{ adult: 2, infant: 1 }, '2 adults, 1 infant', 'بالغان، رضيع واحد'],
  [{ adult: 2, child: 4 }, '2 adults, 4 children', 'بالغان، 4 أطفال'],
  [{ adult: 1, child: 7, infant: 1 }, '1 adult, 7 children, 1 infant', 'بالغ واحد، 7 أطفال، رضيع واحد'],
  [{ young: 1, senior: 2, student: 1 }, '1 young person, 2 seniors, 1 student', 'شاب واحد، كبيرا سن، طالب واحد'],
])('the people of a flight are told by kind: %j', (fliers, en, ar) => {
  expect(renderedText({ ...LINE, fliers }, 'en')).toEqual([en, en])
  expect(renderedText({ ...LINE, fliers }, 'ar')).toEqual([ar, ar])
})

test('without kinds they are told by age', () => {
  expect(renderedText(LINE, 'en')).toEqual(['3 adults, 3 children (1, 11, 11)', '3 adults, 3 children'])
  expect(renderedText(LINE, 'ar')[0]).toBe('3 بالغين، 3 أطفال (1، 11، 11)')
  const young = { ...LINE, pax: { adults: 1, children: [0, 6] } }
  expect(renderedText(young, 'en')[0]).toBe('1 adult, 2 children (under 1, 6)')
  expect(renderedText(young, 'ar')[0]).toBe('بالغ واحد، طفلان (أقل من سنة، 6)')
  expect(renderedText(young, 'zh')[0]).toBe('1 位成人、2 位儿童（未满 1 岁、6）')
})
