import { BASKET } from '../../needs.ts'
import type { Served } from '../../route.ts'

/** What the renderer needs for this page. */
export const served: Served = { needs: () => [BASKET] }
