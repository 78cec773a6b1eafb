import type { ServiceKind } from './service-filters.ts'

/** The most services that the contract returns at once. More are read page by page (decision 36.14). */
const MAX_RECORDS = 100

/** All services of a kind; the browser filters, sorts and pages them. */
export const serviceRequest = (kind: ServiceKind) => ({
  query: { type: kind, status: 'active' as const, limit: MAX_RECORDS },
})
