import type { Schema } from '../../api/operations.ts'
import reference from '@rota/openapi/reference/themes.json'
import { fold } from '../../domain/text/fold.ts'

/** Ids of the themes whose name, in any language of the reference data, matches (decision 37.7). */
export function themesOf(themes: readonly Schema<'ProviderName'>[] = []): number[] {
  const names = new Set(themes.map(({ name }) => fold(name)))
  return reference.filter(({ name }) => Object.values(name).some((word) => names.has(fold(word)))).map(({ id }) => id)
}
