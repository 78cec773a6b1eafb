import { decodeServices, listElsewhere } from '../../domain/services/service-address.ts'
import { softNeed } from '../../needs.ts'
import { serviceRequest } from '../../domain/services/service-request.ts'

/** The services of the kind in the URL; none for kinds that have lists of their own. */
export function needs(_: Record<string, string>, search: string) {
  if (listElsewhere(search)) return []
  return [softNeed('serviceList', serviceRequest(decodeServices(search).search.kind))]
}
