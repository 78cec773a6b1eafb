import type { RailSubject } from '../../parts/rails/rail-requests.ts'

/** The subject of both rails, with two rows of cards, because a theme has no other list of its tours. */
export const subjectOf = (theme: number): RailSubject => ({ theme, limit: 8 })
