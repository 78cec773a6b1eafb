import { useApi } from '../../api/use-api.ts'
import type { ScreenProps } from '../../route.ts'
import { PlacePage } from './PlacePage.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

/** The page of a place (decision 33.1): what it is like, when to go, where to sleep and what to do. */
export default function Location({ params: { location: id = '' } }: ScreenProps) {
  const { data, error } = useApi('locationView', { path: { id } })
  if (error) throw error
  return data ? <PlacePage place={data.record} /> : <PlaceSkeleton />
}
