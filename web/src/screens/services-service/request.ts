import type { Input } from '../../api/operations.ts'
import { idOf } from '../../parts/offers/price-request.ts'

export const serviceRequest = (idOrSlug: string): Input<'serviceView'> => ({ path: { id: idOf(idOrSlug) } })
