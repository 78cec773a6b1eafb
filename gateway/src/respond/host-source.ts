/**
 * A bank's host as a CSP source. Banks must use https, except hosts below localhost, which may use http on any port.
 */
export function hostSource(host: string): string {
  return host === 'localhost' || host.endsWith('.localhost') ? `http://${host}:*` : `https://${host}`
}
