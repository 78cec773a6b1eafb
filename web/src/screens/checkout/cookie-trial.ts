import { cookieIn, keepCookie, ownCookies } from '../../i18n/visitor-cookies.ts'

const TRIAL = 'cookie_trial'

/** The result of the trial, undefined before it: the trial runs once per page load. */
let areCookiesKept: boolean | undefined

/**
 * Whether the browser keeps cookies. If there are none yet, a trial cookie is set, read and removed, because
 * `navigator.cookieEnabled` is also true where a visitor has blocked cookies in the settings.
 */
export function keepsCookies(): boolean {
  areCookiesKept ??= ownCookies() !== '' || tryCookie()
  return areCookiesKept
}

function tryCookie(): boolean {
  keepCookie(TRIAL, '1')
  const isKept = cookieIn(ownCookies(), TRIAL) === '1'
  if (isKept) document.cookie = `${TRIAL}=; Path=/; Max-Age=0`
  return isKept
}
