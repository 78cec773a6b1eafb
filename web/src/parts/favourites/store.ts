import { useMemo } from 'react'
import { useToday } from '../../api/use-site.ts'
import { favouritesText, readFavourites, type Favourite } from '../../domain/favourites/favourites.ts'
import { keepText, useKeptText } from './kept-text.ts'

export const storeFavourites = (list: readonly Favourite[]): void => keepText(favouritesText(list))

/** The visitor's favourites, newest first. */
export function useFavourites(): Favourite[] {
  const today = useToday()
  const text = useKeptText()
  return useMemo(() => readFavourites(text, today), [text, today])
}
