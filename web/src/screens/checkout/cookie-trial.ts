import { cookieIn, keepCookie, ownCookies } from '../../i18n/visitor-cookies.ts'

const TRIAL = 'cookie_trial'

/** The result of the trial, which is made once. */
let areKept: boolean | undefined

/**
 * Whether the browser keeps cookies. `navigator.cookieEnabled` is true where a visitor has blocked them in the
 * settings, so one is set, read and removed.
 */
export function keepsCookies(): boolean {
  areKept ??= ownCookies() !== '' || tryCookie()
  return areKept
}

function tryCookie(): boolean {
  keepCookie(TRIAL, '1')
  const isKept = cookieIn(ownCookies(), TRIAL) === '1'
  if (isKept) document.cookie = `${TRIAL}=; Path=/; Max-Age=0`
  return isKept
}
