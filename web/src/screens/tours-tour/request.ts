import type { Input } from '../../api/operations.ts'
import { idOf } from '../../parts/offers/price-request.ts'

export const tourRequest = (idOrSlug: string): Input<'tourView'> => ({ path: { id: idOf(idOrSlug) } })
