import type { FieldConstraints } from '@rota/openapi/agency/constraints'

/**
 * The limits that the contract puts on a field, as attributes. Patterns stay out: they are those of the stored form,
 * and what people type is put into it afterwards.
 */
export function limits({ required, maxLength }: FieldConstraints): { required?: boolean; maxLength?: number } {
  return { ...(required ? { required } : {}), ...(maxLength === undefined ? {} : { maxLength }) }
}
