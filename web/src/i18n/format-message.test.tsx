import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { afterEach, expect, test, vi } from 'vitest'
import { FormattedMessage, IntlContext } from './FormattedMessage.tsx'
import type { Catalogue } from './catalogues.ts'
import { createIntl } from './format-message.ts'

// The build's alias replaces the parser, as catalogues are compiled.
const { parse } = createRequire(import.meta.url)('@formatjs/icu-messageformat-parser') as {
  parse: (text: string) => Catalogue[string]
}

const TEXTS = {
  plain: 'A cart',
  name: 'Hello {name}',
  nights: '{n, plural, one {# night} other {# nights}}',
  weight: 'Up to {kilos, number} kg',
  rich: 'Until {date}<small>, {time} <b>local</b></small>',
}
const intl = createIntl('en-GB', Object.fromEntries(Object.entries(TEXTS).map(([id, text]) => [id, parse(text)])))

afterEach(() => vi.restoreAllMocks())

test.each([
  ['plain', undefined, 'A cart'],
  ['name', { name: 'Ada' }, 'Hello Ada'],
  ['nights', { n: 1 }, '1 night'],
  ['nights', { n: 1200 }, '1,200 nights'],
  ['weight', { kilos: 23.5 }, 'Up to 23.5 kg'],
  ['nobody-wrote-it', undefined, 'nobody-wrote-it'],
  ['name', undefined, 'name'],
])('%s with %j is %j', (id, values, text) => {
  expect(intl.formatMessage({ id }, values)).toBe(text)
})

test('a list is joined as the language does', () => {
  expect(intl.formatList(['a', 'b', 'c'])).toBe('a, b and c')
})

test("inserts elements in the message's order, without React key warnings", () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const values = {
    date: <time>21 May</time>,
    time: <i>14:00</i>,
    small: (parts: ReactNode[]) => <small>{parts}</small>,
    b: (parts: ReactNode[]) => <b>{parts}</b>,
  }
  const shown = renderToStaticMarkup(
    <IntlContext value={intl}>
      <FormattedMessage id="rich" values={values} />
    </IntlContext>,
  )
  expect(shown).toBe('Until <time>21 May</time><small>, <i>14:00</i> <b>local</b></small>')
  expect(complaints).not.toHaveBeenCalled()
})
