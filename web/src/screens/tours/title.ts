import type { TourFilters } from '../../domain/tours/tour-filters.ts'

/** The id of the title: a list of one type has its own. */
export function titleIdOf({ types }: Pick<TourFilters, 'types'>): string {
  const [only] = types
  return types.length === 1 && (only === 'daily' || only === 'package') ? `tours.title.${only}` : 'tours.title'
}
