import { renderToString } from 'react-dom/server.edge'
import { expect, test, vi } from 'vitest'
import { AddressContext } from '../../address.ts'
import { SiteContext } from '../../api/use-site.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { splitLocale } from '../../paths.ts'
import { allowsChat } from '../../route.ts'
import { findRoute } from '../../routes.ts'
import { VIEW } from '../../testing/rendered-page.ts'
import FloatingElements from './FloatingElements.tsx'

// It knows the connection of browsers only.
vi.mock('./ConnectionBanner.tsx', () => ({ ConnectionBanner: () => null }))

const messages = await allMessages('en')
const CHAT = { src: 'https://chat.test/widget.js', origin: 'https://chat.test' }

/** The floating elements of the page at a path, by default of a site that has a chat. */
function floatingAt(path: string, options: { chat?: typeof CHAT } = { chat: CHAT }): string {
  // It is rendered in browsers only.
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', maxTouchPoints: 0 })
  const site = { ...VIEW.site, options: { ...VIEW.site.options, ...options } }
  const { route } = findRoute(splitLocale(path).path)
  try {
    return renderToString(
      <IntlContext value={createIntl('en', messages)}>
        <AddressContext value={{ ssrPath: path, ssrSearch: '', go: () => undefined }}>
          <SiteContext value={{ ...VIEW, site, today: 20270501 }}>
            <FloatingElements kind={route.layout} page={path} allowsChat={allowsChat(route)} />
          </SiteContext>
        </AddressContext>
      </IntlContext>,
    )
  } finally {
    vi.unstubAllGlobals()
  }
}

test.each(['/', '/tours', '/ar/flight', '/contact'])('%s offers the chat of the site (decision 44.6)', (path) => {
  expect(floatingAt(path)).toContain('aria-label="Open the chat"')
})

test.each(['/hotels', '/ar/hotels', '/hotels/ardic-bay-hotel-12'])('%s, in the hotel layout, has no chat', (path) => {
  expect(floatingAt(path)).toContain('href="tel:')
  expect(floatingAt(path)).not.toContain('Open the chat')
})

test.each(['/cart', '/find', '/favourites', '/ar/cart', '/booking/abcdefghijklmnopqrstuv'])(
  '%s, a personal page, has no chat',
  (path) => {
    expect(floatingAt(path)).toContain('href="tel:')
    expect(floatingAt(path)).not.toContain('Open the chat')
  },
)

test.each(['/checkout', '/payment'])('%s has neither chat nor call button', (path) => {
  expect(floatingAt(path)).not.toMatch(/tel:|Open the chat/)
})

test('a site without a chat offers none', () => {
  expect(floatingAt('/tours', {})).not.toContain('Open the chat')
})
