import { seededName } from './seeded.ts'

const sealOf = (content: string) => seededName(`offer/${content}`, 8)

/** An id that contains its own data and a seal. Prices are computed from these data, so nobody else may forge an id. */
export const sealed = (prefix: string, content: string): string => `${prefix}${content}|${sealOf(content)}`

/** The data in a sealed id; undefined when the id was changed or was never sealed here. */
export function unsealed(prefix: string, id: string): string | undefined {
  const end = id.lastIndexOf('|')
  const content = id.slice(prefix.length, end)
  return id.startsWith(prefix) && end > prefix.length && id.slice(end + 1) === sealOf(content) ? content : undefined
}
