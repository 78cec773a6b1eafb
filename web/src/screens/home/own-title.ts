import type { Schema } from '../../api/operations.ts'

/**
 * The title of a home page whose site lists its own sections: the site's slogan without its full stop. Undefined for
 * other sites, which have the storefront's title.
 */
export function ownTitle({ brand }: Pick<Schema<'Site'>, 'brand'>, slogan: string): string | undefined {
  if (!brand?.home) return undefined
  return slogan.replace(/[.。]$/, '') || undefined
}
