import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { sells } from '../../api/use-sells.ts'
import { useSite } from '../../api/use-site.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { Cover } from '../../parts/gallery/Cover.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { soldKinds } from '../../parts/rails/sold-kinds.ts'
import { StayRail } from '../../parts/rails/StayRail.tsx'
import { TourRail } from '../../parts/rails/TourRail.tsx'
import { useHotelsHref } from '../../parts/rails/use-hotels-href.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageBreadcrumbs } from '../../parts/PageBreadcrumbs.tsx'
import { Climate } from './Climate.tsx'
import { Inside } from './Inside.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import styles from './PlacePage.module.css'

/** A place to read about: picture, text and facts, the weather of the year, the places within it, hotels and tours. */
export function PlacePage({ place }: { place: Schema<'LocationRecord'> }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const text = useText()
  const hotels = useHotelsHref()
  const site = useSite()
  const { facts, description, lineage, children, climate, pictures = [] } = place
  const name = text(facts.name).text
  const region = lineage.at(-1)
  const list = hotels.inPlace(facts.id, name)
  const steps = [
    { id: 'places', link: <a href={paths.locations()}>{formatMessage({ id: 'locations.title' })}</a> },
    ...lineage.map(({ id, name: around }) => ({
      id,
      link: (
        <a href={paths.location(id)}>
          <LangText of={around} />
        </a>
      ),
    })),
    { id: facts.id, link: <LangText of={facts.name} /> },
  ]
  return (
    <div className="page">
      <PageTitle text={formatMessage({ id: 'place.title' }, { name, sold: soldKinds(site) })} />
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs steps={steps} />
      </div>
      <Cover pictures={[facts.picture, ...pictures]} name={name}>
        <h1>
          <LangText of={facts.name} />
        </h1>
        {region ? <LangText of={region.name} as="p" className="muted" /> : null}
      </Cover>
      <div className={styles.read}>
        <LangText of={description} as="p" className={styles.text} />
        <aside className={styles.aside}>
          <PlaceFacts place={place} />
          {sells(site, 'hotels') ? (
            <Button href={list} full>
              <FormattedMessage id="place.hotels" values={{ count: facts.hotels }} />
            </Button>
          ) : null}
        </aside>
      </div>
      {climate ? <Climate climate={climate} /> : null}
      <Inside name={facts.name} places={children} />
      <StayRail of={{ place: facts.id }} all={list} />
      <TourRail of={{ place: facts.id }} all={paths.tours(`place=${facts.id}`)} />
    </div>
  )
}
