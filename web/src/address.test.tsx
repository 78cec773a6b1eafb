import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { AddressContext, useLocation, useSearch } from './address.ts'

function Told() {
  const [path] = useLocation()
  return `${path} ${useSearch()}`
}

test.each([
  ['/hotels', '?page=2', '/hotels page=2'],
  ['/hotels', '', '/hotels '],
  // If this were decoded a second time, the place name would end at its `&`.
  ['/hotels/ka%C5%9F', '?label=Sun%2526Sea', '/hotels/ka%C5%9F label=Sun%2526Sea'],
])('returns the URL still percent-encoded: %s%s', (ssrPath, ssrSearch, told) => {
  const page = (
    <AddressContext value={{ ssrPath, ssrSearch, go: () => undefined }}>
      <Told />
    </AddressContext>
  )
  expect(renderToString(page)).toBe(told)
})
