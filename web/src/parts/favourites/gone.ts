import { createContext } from 'react'
import type { FavouriteRef } from '../../domain/favourites/favourites.ts'

/** Called with each favourite whose card finds that it is not offered any more. Only the cards read the records. */
export const GoneContext = createContext<(ref: FavouriteRef) => void>(() => undefined)
