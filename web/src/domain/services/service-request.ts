import type { Input } from '../../api/operations.ts'
import type { ServiceKind } from '../../domain/services/service-filters.ts'

/** The most services that the contract returns at once. More are read page by page (decision 36.14). */
const ALL = 100

/** All services of a kind; the browser filters, sorts and pages them. */
export const listRequest = (kind: ServiceKind): Input<'serviceList'> => ({
  query: { type: kind, status: 'active', limit: ALL },
})
