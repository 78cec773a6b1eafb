import { BASKET } from '../../needs.ts'
import type { ServerRoute } from '../../route.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs: () => [BASKET] }
