import type { BrowserContext, Page } from '@playwright/test'
import { Agent, fetch } from 'undici'

/** Browsers know that every name that ends in `.localhost` is this machine; the system's resolver may not. */
const HERE = new Agent({
  connect: { lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]) },
})

const shops = new WeakMap<BrowserContext, string>()

/** Sets the URL of a browser's shop before it has opened any page. */
export const setShop = (context: BrowserContext, address: string) => void shops.set(context, address)

/**
 * Sends calls as the page's visitor, with the browser's cookies, but outside any page. Only the path of a request is
 * used; the browser's current page determines the host.
 */
export const fetchAsVisitor = (page: Page) => async (request: Request) => {
  const context = page.context()
  const shop = page.url().startsWith('http') ? page.url() : shops.get(context)
  if (shop === undefined) throw new Error('the browser has no shop')
  const { pathname, search } = new URL(request.url)
  const address = new URL(pathname + search, shop)
  const body = await request.text()
  const cookies = (await context.cookies(address.href)).map(({ name, value }) => `${name}=${value}`)
  const answer = await fetch(address, {
    method: request.method,
    dispatcher: HERE,
    headers: {
      ...Object.fromEntries(request.headers),
      cookie: cookies.join('; '),
      'sec-fetch-site': 'same-origin',
    },
    ...(body ? { body } : {}),
  })
  await Promise.all(answer.headers.getSetCookie().map((line) => keep(context, address.hostname, line)))
  // The client wants the platform's own class.
  return new Response(await answer.text(), { status: answer.status, headers: [...answer.headers] })
}

/** Stores a session cookie as the browser would. */
async function keep(context: BrowserContext, domain: string, line: string): Promise<void> {
  const [pair = '', ...rest] = line.split('; ')
  const at = pair.indexOf('=')
  const attributes = new Map(rest.map((it) => [it.split('=')[0]?.toLowerCase(), it.split('=')[1] ?? '']))
  const seconds = Number(attributes.get('max-age'))
  await context.addCookies([
    {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain,
      path: '/',
      expires: Math.floor(Date.now() / 1000) + seconds,
      httpOnly: attributes.has('httponly'),
      secure: attributes.has('secure'),
      sameSite: 'Lax',
    },
  ])
}
