/** `sslmode` means what it means everywhere else: `require` encrypts, `verify-full` also checks who answers. */
export function withLibpqTls(url: string): string {
  const named = new URL(url)
  if (named.searchParams.has('sslmode')) named.searchParams.set('uselibpqcompat', 'true')
  return named.href
}
