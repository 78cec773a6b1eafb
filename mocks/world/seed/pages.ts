import { ABOUT } from './pages/about.ts'
import { AGREEMENT } from './pages/agreement.ts'
import { CONTACT } from './pages/contact.ts'
import { DISTANCE_SALES } from './pages/distance-sales.ts'
import type { PageSeed } from './pages/page-seed.ts'
import { PRE_INFORMATION } from './pages/pre-information.ts'
import { PRIVACY } from './pages/privacy.ts'

/** Every page that the agency has written. */
export const PAGES: readonly PageSeed[] = [ABOUT, CONTACT, AGREEMENT, PRIVACY, DISTANCE_SALES, PRE_INFORMATION]
