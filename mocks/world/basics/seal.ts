import { seededName } from './seeded.ts'

const sealOf = (content: string) => seededName(`offer/${content}`, 8)

/** An id that says what it stands for, and that nobody but us can make: prices follow from what it says. */
export const sealed = (prefix: string, content: string): string => `${prefix}${content}|${sealOf(content)}`

/** What a sealed id says; undefined for one that was changed, or never was ours. */
export function unsealed(prefix: string, id: string): string | undefined {
  const end = id.lastIndexOf('|')
  const content = id.slice(prefix.length, end)
  return id.startsWith(prefix) && end > prefix.length && id.slice(end + 1) === sealOf(content) ? content : undefined
}
