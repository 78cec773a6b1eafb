import { seededInt } from '../../basics/seeded.ts'

/** A UUID derived from a text. */
export function uuidOf(path: string): string {
  const group = (at: number) => seededInt(`${path}/${at}`, 0, 0xffff).toString(16).padStart(4, '0')
  const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, (_, at) => group(at))
  return `${a}${b}-${c}-4${d?.slice(1)}-a${e?.slice(1)}-${f}${g}${h}`
}
