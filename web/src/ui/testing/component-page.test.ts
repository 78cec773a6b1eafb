import { expect, test } from 'vitest'

/** Parts of other components, which show them in all their states. */
const INNER = new Set(['Choice', 'ComboboxList', 'DayMonth', 'Field', 'MonthGrid', 'TypedDate'])

test('the component page shows every component', () => {
  const nameOf = (path: string) => path.replace(/^.*\/(.+)\.tsx$/, '$1')
  const components = Object.keys(import.meta.glob('../*/*.tsx'))
    .filter((path) => path.startsWith('../'))
    .map(nameOf)
  const states = Object.values(
    import.meta.glob<string>('./*States.tsx', { query: '?raw', import: 'default', eager: true }),
  )
  expect(components.length).toBeGreaterThan(30)
  const shown = states.join('\n')
  expect(components.filter((name) => !INNER.has(name) && !shown.includes(`<${name}`))).toEqual([])
})
