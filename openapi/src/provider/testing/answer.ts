import type { OperationId } from '@rota/openapi/provider/operations'

/** Known response bodies of a call. */
export interface Answer {
  title: string
  operation: OperationId
  /** A body with all properties ever observed. */
  fullest: object
  /** A body with only those properties that every observed response has. */
  smallest: object
  /** Required properties, as spots in the fullest body. Amounts are tested separately. */
  needs: string[]
}
