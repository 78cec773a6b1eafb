import { memo } from 'react'
import { useLocation } from '../../address.ts'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { LaterSearchForm } from '../../parts/search-bar/LaterSearchForm.tsx'
import styles from './home.module.css'

/** The search card. What changes on the page around it must not reach it: the form of the server waits for its code. */
export const HomeSearch = memo(function HomeSearch() {
  const [, navigate] = useLocation()
  const paths = usePaths()
  return (
    <LaterSearchForm
      className={styles.search}
      initial={defaultSearch(useToday())}
      onSearch={(search) => navigate(paths.hotels(encode(search)))}
    />
  )
})
