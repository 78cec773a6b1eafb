import { hash } from 'node:crypto'
import * as z from 'zod'
import type { SiteKey } from '../ports/site.ts'

/** A key of 16 characters or more, optionally after the name of its holder: `deniz:KEY`. */
const OPTIONALLY_NAMED_KEY = /^(?:([a-z0-9-]{1,32}):)?([^\s,:]{16,})$/

/**
 * Parses the operators' keys (`CONTROL_KEY`): `deniz:KEY, efe:KEY`, or one `KEY`. A name may have two keys while one
 * replaces the other, but a key has one name (decision 49.8). Only the hashes of the keys are kept.
 */
export const controlKeys = z.string().transform((text, context): SiteKey[] => {
  const keys = text.split(',').flatMap((part) => {
    const [, name, key] = OPTIONALLY_NAMED_KEY.exec(part.trim()) ?? []
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
 * An operator's key, which is accepted on every site. Its name contains a space, so no key of a site can have it.
 * @param name of the person who holds it, in small letters, digits and hyphens
 */
export const controlKey = (key: string, name?: string): SiteKey => ({
  name: name === undefined ? 'control key' : `control key ${name}`,
  sha256: hash('sha256', key),
  scopes: ['partner'],
  isControl: true,
})
