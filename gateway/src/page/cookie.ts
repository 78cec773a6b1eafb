import type { Caller } from '../ports/platform.ts'

/** The value of a cookie that pages depend on. Undefined without it, and with two of the same name. */
export function cookieOf(caller: Caller, name: string): string | undefined {
  const pairs = (caller.header('cookie') ?? '').split(';').map((text) => text.trim())
  const [pair, ...duplicates] = pairs.filter((text) => text.startsWith(`${name}=`))
  return duplicates.length > 0 ? undefined : pair?.slice(name.length + 1)
}
