import { useMemo } from 'react'
import { useToday } from '../../api/use-site.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { favouritesText, readFavourites, toggleFavourite, type Favourite } from '../../domain/favourites/favourites.ts'
import { keepText, keptText, useKeptText } from './kept-text.ts'

export const storeFavourites = (list: readonly Favourite[]): void => keepText(favouritesText(list))

/** The visitor's favourites, newest first. */
export function useFavourites(): Favourite[] {
  const today = useToday()
  const text = useKeptText()
  return useMemo(() => readFavourites(text, today), [text, today])
}

/** Adds or removes a favourite; returns false when the list is full. */
export function toggle(one: Favourite, today: CivilDate): boolean {
  const { list, full } = toggleFavourite(readFavourites(keptText(), today), one)
  if (!full) storeFavourites(list)
  return !full
}
