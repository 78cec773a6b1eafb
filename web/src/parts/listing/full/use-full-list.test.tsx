import { renderToString } from 'react-dom/server.edge'
import { SWRConfig, unstable_serialize, type State } from 'swr'
import { expect, test } from 'vitest'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../../i18n/format-message.ts'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { useFullList } from './use-full-list.ts'
import { FullCount } from './FullCount.tsx'

const messages = await allMessages('en')
const REQUEST = { query: { type: 'gulet', limit: 2 } } as const
const PAGE = { records: [{ id: 'a' }, { id: 'b' }], stats: { totalRecord: 5, pageCount: 3 } }

function Boats() {
  const { records, missing } = useFullList('serviceList', REQUEST)
  return (
    <>
      {records?.map(({ id }) => id).join()} {missing ? <FullCount missing={missing} /> : 'WHOLE'}
    </>
  )
}

/** The list in a page with the first answer, and with what the browser has read on. */
function render(first: unknown, rest?: State) {
  const cache = new Map<string, State>(rest ? [[unstable_serialize(['serviceList', REQUEST, 0]), rest]] : [])
  const fallback = { [unstable_serialize(['serviceList', REQUEST])]: first }
  return renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <SWRConfig value={{ provider: () => cache, fallback }}>
        <Boats />
      </SWRConfig>
    </IntlContext>,
  ).replaceAll('<!-- -->', '')
}

test('returns a list of one page as complete', () => {
  expect(render({ ...PAGE, stats: { totalRecord: 2, pageCount: 1 } })).toBe('a,b WHOLE')
})

test('renders the first page on the server, with the total', () => {
  expect(render(PAGE)).toBe('a,b The first 2 of 5 results. ')
})

test('returns all entries when the later pages are read', () => {
  expect(render(PAGE, { data: [...'abcde'].map((id) => ({ id })) })).toBe('a,b,c,d,e WHOLE')
})

test('keeps the first page when later pages fail, with a way to load them', () => {
  const html = render(PAGE, { error: new Error('down') })
  expect(html).toContain('a,b The first 2 of 5 results. The others have not been loaded. <button')
  expect(html).toContain('>Load the others</button>')
})
