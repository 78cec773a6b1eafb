import type { RailSubject } from '../../parts/rails/rail-requests.ts'

/** Two rows of cards: a theme has no other list of its tours. */
export const subjectOf = (theme: number): RailSubject => ({ theme, limit: 8 })
