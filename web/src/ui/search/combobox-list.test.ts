import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { ComboboxList } from './ComboboxList.tsx'

const options = [
  { id: 'kas', label: { text: 'Kaş', lang: 'tr', dir: 'ltr' as const } },
  { id: 'antalya', label: { text: 'أنطاليا' } },
]

test('an option in another language than the page tells which, and its typed letters are marked', () => {
  const list = createElement(ComboboxList, {
    id: 'where',
    label: 'إلى أين',
    groups: [{ id: 'place', label: 'أماكن', options }],
    text: 'ka',
    active: -1,
    onPick: () => undefined,
  })
  const html = renderToString(list).replaceAll('<!-- -->', '')
  expect(html).toContain('<b lang="tr" dir="ltr"><mark>Ka</mark>ş</b>')
  expect(html).toContain('<b>أنطاليا</b>')
})
