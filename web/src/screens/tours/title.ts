import type { TourFilters } from '../../domain/tours/tour-filters.ts'

/** A list of one type has its own title. */
export function titleIdOf({ types }: Pick<TourFilters, 'types'>): string {
  const [only] = types
  return types.length === 1 && (only === 'daily' || only === 'package') ? `tours.title.${only}` : 'tours.title'
}
