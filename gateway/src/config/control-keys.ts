import { hash } from 'node:crypto'
import * as z from 'zod'
import type { SiteKey } from '../ports/site.ts'

/** A key of 16 characters or more, with the name of its holder before it if it has one. */
const NAMED = /^(?:([a-z0-9-]{1,32}):)?([^\s,:]{16,})$/

/**
 * The operators' keys: `deniz:KEY, efe:KEY`, or one `KEY`. A name may have two keys while one replaces the other, but a
 * key has one name (decision 49.8). The keys are not kept, only their hashes.
 */
export const controlKeys = z.string().transform((text, context): SiteKey[] => {
  const keys = text.split(',').flatMap((part) => {
    const [, name, key] = NAMED.exec(part.trim()) ?? []
    return key === undefined ? [] : [controlKey(key, name)]
  })
  const isDistinct = new Set(keys.map(({ sha256 }) => sha256)).size === keys.length
  if (keys.length === text.split(',').length && isDistinct) return keys
  context.addIssue({
    code: 'custom',
    message: 'must be different keys of 16 characters or more, comma separated, as name:key',
  })
  return z.NEVER
})

/**
 * An operator's key as a key of every site. No key of a site can have its name, because it contains a space.
 * @param name of the person who holds it, in small letters, digits and hyphens
 */
export const controlKey = (key: string, name?: string): SiteKey => ({
  name: name === undefined ? 'control key' : `control key ${name}`,
  sha256: hash('sha256', key),
  scopes: ['partner'],
  isControl: true,
})
