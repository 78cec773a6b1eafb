import type { OperationId } from '@rota/openapi/provider/operations'

/** Known response bodies of a call. */
export interface Answer {
  title: string
  operation: OperationId
  /** A body with all observed properties. */
  fullest: object
  /** A body with only the required properties. */
  smallest: object
  /** Required properties, as spots in the fullest body. Amounts are tested separately. */
  needs: string[]
}
