import type { ComponentType } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSite } from '../../api/use-site.ts'
import { Arches } from './sections/Arches.tsx'
import { arrange, type FilledSection } from './arrange.ts'
import { Deals } from './Deals.tsx'
import { Facts } from './Facts.tsx'
import { Feature } from './Feature.tsx'
import { Moods } from './sections/Moods.tsx'
import { Places } from './sections/Places.tsx'
import styles from './home.module.css'
import { homeProducts } from './request.ts'
import { Quotes } from './sections/Quotes.tsx'
import { Rides } from './sections/Rides.tsx'
import { StepList } from './sections/StepList.tsx'
import { Tickets } from './sections/Tickets.tsx'
import { Vehicles } from './sections/Vehicles.tsx'

/** The sections of a home page by their kind in the site's record (decision 44.2). */
const SECTIONS: Readonly<Record<string, ComponentType<FilledSection>>> = {
  arches: Arches,
  tickets: Tickets,
  rides: Rides,
  vehicles: Vehicles,
  places: Places,
  themes: Moods,
  feature: Feature,
  steps: StepList,
  quotes: Quotes,
  facts: Facts,
}

/** The content below the search: pictures, prices, texts and plain links, in the site's own order. */
export function HomeSections() {
  const { brand } = useSite().site
  const { data, error, mutate } = useApi('mainProductList', homeProducts)
  const retry = () => void mutate()
  return (
    <div data-home-sections="" className={styles.sections}>
      {arrange(data?.list ?? [], brand?.home).map((filled, at) => {
        const { section, products } = filled
        const key = `${at} ${section.kind}`
        if (section.kind === 'cards') {
          return (
            <Deals
              key={key}
              {...{ section, retry }}
              cards={data ? products : undefined}
              error={data ? undefined : error}
            />
          )
        }
        const Section = SECTIONS[section.kind]
        return Section ? <Section key={key} {...filled} /> : null
      })}
    </div>
  )
}
