import type { Caller } from '../ports/platform.ts'

/** The value of a cookie that pages depend on. Undefined without it, and with two of the same name. */
export function cookieOf(caller: Caller, name: string): string | undefined {
  const pairs = (caller.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [found, ...others] = pairs.filter((pair) => pair.startsWith(`${name}=`))
  return others.length > 0 ? undefined : found?.slice(name.length + 1)
}
