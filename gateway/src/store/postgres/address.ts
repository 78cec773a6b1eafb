/** Gives `sslmode` the meaning it has in libpq: `require` encrypts, `verify-full` also verifies the server. */
export function withLibpqTls(url: string): string {
  const named = new URL(url)
  if (named.searchParams.has('sslmode')) named.searchParams.set('uselibpqcompat', 'true')
  return named.href
}
