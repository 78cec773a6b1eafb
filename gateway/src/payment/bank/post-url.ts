/**
 * The URL of a bank's form. Undefined if visitors must not be sent there: the host is not on the site's list, the URL
 * has a user name, or it is not https. Plain http is accepted for names under `localhost`, which never leave the
 * machine (decision 23.2, E7).
 */
export function bankUrl(text: string, paymentHosts: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
  const hasUser = url.username !== '' || url.password !== ''
  return isSafe && !hasUser && paymentHosts.includes(url.hostname) ? url : undefined
}
