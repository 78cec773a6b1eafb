import type { Input } from '../../api/operations.ts'
import type { ServiceKind } from '../../domain/services/service-filters.ts'

/** As many services as the contract answers at once. */
const ALL = 100

/** All services of a kind; filters, order and pages are the browser's. */
export const listRequest = (kind: ServiceKind): Input<'serviceList'> => ({
  query: { type: kind, status: 'active', limit: ALL },
})
