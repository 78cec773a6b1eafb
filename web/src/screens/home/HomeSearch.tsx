import { memo, Suspense } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import { useSite, useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { LazySearchForm } from '../../parts/search-bar/LazySearchForm.tsx'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { chosenProduct } from '../../parts/search-bar/products/chosen-tab.ts'
import { useLastProduct } from '../../parts/search-bar/products/last-product.ts'
import { PRODUCT_FORMS } from '../../parts/search-bar/products/product-forms.ts'
import { ProductTabs } from '../../parts/search-bar/products/ProductTabs.tsx'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { heroOf } from './hero-of.ts'
import heroes from './heroes.module.css'
// The server may render the form of any product, so the styles of all forms come with the page, before their code.
import '../../parts/search-bar/flights/FlightForm.module.css'
import '../../parts/search-bar/services/sentence.module.css'
import '../../parts/search-bar/tours/TourForm.module.css'
import '../../parts/search-bar/transfers/TransferForm.module.css'
import styles from './home.module.css'

const HOTELS = 'hotels'

const hasForm = (key: string) => key === HOTELS || key in PRODUCT_FORMS

/** Loads the code of the form that the server rendered, before the page is hydrated (`route.ts`). */
export const ready = (): Promise<unknown> | undefined =>
  import.meta.env.SSR
    ? undefined
    : PRODUCT_FORMS[document.querySelector<HTMLElement>('[data-product]')?.dataset['product'] ?? '']?.load()

/**
 * The search card: a tab for each product of the site, and the form of the chosen one. Memoised, so that products that
 * arrive for the page do not render the card again.
 */
export const HomeSearch = memo(function HomeSearch() {
  const { nav, site } = useSite()
  const tabInUrl = new URLSearchParams(useSearch()).get('tab')
  const chosen = chosenProduct(nav, hasForm, tabInUrl, useLastProduct())
  const Form = PRODUCT_FORMS[chosen ?? '']?.Part
  return (
    <Panel flush className={`${styles.search} ${heroes.card}`} data-product={chosen}>
      <ProductTabs chosen={chosen} hasForm={hasForm} />
      {Form ? (
        <Suspense fallback={<div className={styles.form} />}>
          <Form asSentence={heroOf(site.brand?.hero) === 'text'} />
        </Suspense>
      ) : chosen === HOTELS ? (
        <HotelSearch />
      ) : null}
    </Panel>
  )
})

/** Memoised: an update around it would discard the server-rendered form that waits for its code (`lazy-part.ts`). */
const HotelSearch = memo(function HotelSearch() {
  const [, navigate] = useLocation()
  const paths = usePaths()
  return (
    <LazySearchForm
      floating={false}
      initial={defaultSearch(useToday(), useHotelSource())}
      onSearch={(search) => navigate(paths.hotels(encode(search)))}
    />
  )
})
