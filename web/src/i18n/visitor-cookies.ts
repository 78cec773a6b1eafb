/** 365 days, in seconds. */
const MAX_AGE = 31_536_000

/** `embedded`: pages are shown inside pages of another site, where browsers send no Lax cookie (decision 32.8). */
export type CookiePlace = { embedded: boolean; secure: boolean }

/** The `Set-Cookie` value that keeps a choice of the visitor; in a browser also the value for `document.cookie`. */
export function visitorCookie(name: string, value: string, { embedded, secure }: CookiePlace): string {
  const place = embedded ? 'SameSite=None; Secure' : `SameSite=Lax${secure ? '; Secure' : ''}`
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE}; ${place}`
}

/** The value of a cookie in a `Cookie` header or in `document.cookie`. */
export function cookieIn(cookies: string, wanted: string): string | undefined {
  const pairs = cookies.split(/;\s*/).map((pair) => pair.split('='))
  return pairs.find(([name]) => name === wanted)?.[1]
}

/** Keeps a choice of the visitor. A browser that blocks cookies forgets it, and nothing else changes (H6). */
export function keepCookie(name: string, value: string): void {
  try {
    document.cookie = visitorCookie(name, value, { embedded: self !== top, secure: location.protocol === 'https:' })
  } catch {
    // A page whose storage is blocked throws here.
  }
}

/** The cookies that scripts may read; empty when the browser blocks them. */
export function ownCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
