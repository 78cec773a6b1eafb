import { renderToString } from 'react-dom/server.edge'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../i18n/format-message.ts'
import { expect, test } from 'vitest'
import { AddressContext } from '../../address.ts'
import { listEntries, type ListQuery } from '../../domain/listing/address.ts'
import { queryText } from '../../domain/listing/query-text.ts'
import { toggleValue } from '../../domain/listing/change-filters.ts'
import type { Listing as Rules } from '../../domain/listing/listing.ts'
import { createReader } from '../../domain/listing/query-reader.ts'
import { readList } from '../../domain/listing/read-address.ts'
import { listView } from '../../domain/listing/view.ts'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { FilterGroup } from './FilterGroup.tsx'
import { Listing } from './Listing.tsx'
import { ListState } from './ListState.tsx'
import { RangeFilter } from './range/RangeFilter.tsx'
import { RepairedNotice } from './RepairedNotice.tsx'
import { useListAddress } from './use-list-address.ts'
import type { Missing } from './full/lists.ts'
import type { ListingWords } from './words.ts'

// A list of ships with two filters, to show that `Listing` knows nothing about hotels.
type Ship = { name: string; rig: string; berths: number; sunk?: boolean }
const FILTERS = {
  rigs: { kind: 'words', name: 'rig' },
  berths: { kind: 'range', names: ['from', 'to'], max: 500 },
} as const
type Sort = 'name' | '-berths'

const SHIPS: Rules<Ship, typeof FILTERS, Sort> = {
  filters: FILTERS,
  sorts: ['name', '-berths'],
  keyOf: ({ name }) => name,
  values: { rigs: ({ rig }) => [rig], berths: ({ berths }) => berths },
  orders: { name: (a, b) => a.name.localeCompare(b.name), '-berths': (a, b) => b.berths - a.berths },
  isLast: ({ sunk }) => sunk === true,
  pageSize: 2,
}
const FLEET: Ship[] = [
  { name: 'Vasa', rig: 'galleon', berths: 145, sunk: true },
  { name: 'Argo', rig: 'galley', berths: 50 },
  { name: 'Bounty', rig: 'brig', berths: 46 },
  { name: 'Lady', rig: 'brig', berths: 90 },
]
const WORDS: ListingWords<keyof typeof FILTERS, Sort> = {
  part: ({ group, value }) => (group === 'berths' ? 'some berths' : `rig ${value}`),
  group: (group) => group,
  sortName: (sort) => `by ${sort}`,
  orderNote: (sort) => `Ordered by ${sort}.`,
  show: (count) => `Show ${count} ships`,
  showDropped: (count) => `Show those ${count} ships`,
  without: (filter, count) => (
    <>
      Without {filter} there are {count}.
    </>
  ),
}
const read = (query: string) => {
  const reader = createReader(new URLSearchParams(query))
  return { search: readList(SHIPS, reader), repaired: reader.repaired() }
}
const hrefOf = (search: ListQuery<typeof FILTERS, Sort>) => `/ships?${queryText(listEntries(SHIPS, search))}`

function Ships({ missing }: { missing?: Missing }) {
  const address = useListAddress({ decode: read, hrefOf })
  const { filters } = address.search
  const view = listView(SHIPS, FLEET, address.search)
  return (
    <>
      <RepairedNotice parameters={address.repaired} />
      <Listing
        listing={SHIPS}
        {...{ view, address, missing }}
        words={WORDS}
        renderFilters={(onFilters) => (
          <>
            <FilterGroup
              title="Rig"
              options={['brig', 'galley', 'galleon'].map((rig) => ({
                key: rig,
                label: rig,
                count: view.counts.rigs.get(rig) ?? 0,
                on: filters.rigs.includes(rig),
                toggle: () => onFilters(toggleValue(FILTERS, filters, 'rigs', rig)),
              }))}
            />
            <RangeFilter
              title="Berths"
              labels={{ min: 'Fewest', max: 'Most' }}
              values={FLEET.map(({ berths }) => berths)}
              extent={view.counts.berths}
              chosen={filters.berths}
              onRange={(berths) => onFilters({ ...filters, berths })}
            />
          </>
        )}
        renderEntry={({ name }) => <article key={name}>{name}</article>}
      />
    </>
  )
}

const messages = await allMessages('en')
const render = (query: string, page = <Ships />) =>
  renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <AddressContext value={{ ssrPath: '/ships', ssrSearch: query, go: () => undefined }}>{page}</AddressContext>
    </IntlContext>,
  ).replaceAll('<!-- -->', '')
const shipsIn = (html: string) => Array.from(html.matchAll(/<article>(\w+)/g), ([, name]) => name)

test.each([
  ['', ['Argo', 'Bounty']],
  ['page=2', ['Argo', 'Bounty', 'Lady', 'Vasa']],
  ['sort=-berths&page=2', ['Lady', 'Argo', 'Bounty', 'Vasa']],
  ['rig=brig', ['Bounty', 'Lady']],
  ['rig=brig,galley&to=60', ['Argo', 'Bounty']],
])('a list of something else: %s shows %j', (query, ships) => {
  expect(shipsIn(render(query))).toEqual(ships)
})

test('what narrows it stands above it, with a way to take each away', () => {
  const html = render('rig=brig&from=50')
  expect(html).toContain('aria-label="Remove: rig brig"')
  expect(html).toContain('aria-label="Remove: some berths"')
  expect(html).toContain('Show 1 ships')
  expect(html).toContain('Filters · 2')
  expect(render('')).not.toContain('Remove:')
})

test('of a list that is read in part, what is not there counts too, but not under a filter that hides some of what is', () => {
  const page = { records: FLEET as never[], stats: { totalRecord: 9, pageCount: 3 } }
  const more = (query: string) => /\d of \d shown/.exec(render(query, <Ships missing={{ page }} />))?.[0]
  expect([more(''), more('to=140')]).toEqual(['2 of 9 shown', '2 of 3 shown'])
})

test('the next page and the orders are there', () => {
  const html = render('')
  expect(html).toContain('2 of 4 shown')
  expect(html).toContain('href="/ships?page=2"')
  expect(html).toMatch(/<option value="name" selected="">by name<\/option><option value="-berths">by -berths/)
  expect(html).toContain('Ordered by name.')
})

test.each([
  ['whole', undefined, true],
  ['not whole yet', { page: { records: [], stats: { totalRecord: 250, pageCount: 3 } } }, false],
])('decision 36.14: a value that nothing has, when the list is %s', (_, missing, isRefused) => {
  const html = render('from=100', <Ships {...(missing && { missing })} />)
  const [, brig = ''] = /<label[^>]*>(.*?)brig/.exec(html) ?? []
  expect(brig).toContain('type="checkbox"')
  expect(brig.includes('disabled')).toBe(isRefused)
})

test('with nothing left, the one filter to drop is offered', () => {
  const html = render('rig=brig&from=100')
  expect(shipsIn(html)).toEqual([])
  expect(html).toContain('Without <b>berths</b> there are 2.')
  expect(html).toContain('href="/ships?rig=brig"')
})

test('a bad address is repaired, and the page says so', () => {
  const html = render('rig=<b>&from=90&to=10&sort=up&page=0')
  expect(shipsIn(html)).toEqual(['Argo', 'Bounty'])
  expect(html).toContain('the usual values stand in for it: filters.')
})

test('a range with swapped ends is read the other way round, and nothing stands in for it', () => {
  expect(read('from=90&to=10')).toMatchObject({
    search: { filters: { berths: { min: 10, max: 90 } } },
    repaired: [],
  })
})

test('a list that a failure left in part is shown below what failed', () => {
  const state = (
    <ListState
      entries={FLEET}
      error={new Error('down')}
      isPart
      retry={() => undefined}
      skeleton="SKELETON"
      empty="EMPTY"
    >
      LIST
    </ListState>
  )
  expect(render('', state)).toMatch(/Try again.*LIST/)
})

test.each([
  ['while it is on its way', undefined, undefined, 'SKELETON'],
  ['when it could not be had', undefined, new Error('down'), 'Try again'],
  ['when nothing is there', [], undefined, 'EMPTY'],
  ['otherwise', FLEET, undefined, 'LIST'],
])('a list shows its state %s', (_, entries, error, expected) => {
  const state = (
    <ListState entries={entries} error={error} retry={() => undefined} skeleton="SKELETON" empty="EMPTY">
      LIST
    </ListState>
  )
  expect(render('', state)).toContain(expected)
})
