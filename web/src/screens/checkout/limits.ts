import type { FieldConstraints } from '@rota/openapi/agency/constraints'

/**
 * The contract's limits for a field, as HTML attributes. Patterns are left out: they describe the stored form, and
 * typed text is normalised later.
 */
export function limits({ required, maxLength }: FieldConstraints): { required?: boolean; maxLength?: number } {
  return { ...(required ? { required } : {}), ...(maxLength === undefined ? {} : { maxLength }) }
}
