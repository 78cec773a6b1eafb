import { useMemo } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import type { SoldHotel } from '../../parts/provider-hotels/sold.ts'
import { BasketLines } from '../../booking/basket-lines.tsx'
import { nights } from '../../domain/dates/stay.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dock } from '../../ui/overlays/Dock.tsx'
import { amenitiesOf, Block, Overview } from './facts/About.tsx'
import styles from './HotelPage.module.css'
import { LazyHotelDetails } from './facts/LazyHotelDetails.tsx'
import { HotelTitle } from './facts/HotelTitle.tsx'
import { Mosaic } from '../../parts/gallery/Mosaic.tsx'
import { lowestTotal, roomViews, withNamed } from './rooms/room-views.ts'
import { Rooms } from './rooms/Rooms.tsx'
import { SectionNav, SECTIONS, type Section } from './SectionNav.tsx'
import { StayPanel } from './stay/StayPanel.tsx'
import { useStayLines } from './stay/use-stay-lines.ts'
import type { Visit } from './use-visit.ts'

/** The sections of the page but for the missing ones. */
const without = (...missing: readonly (Section | false)[]) => SECTIONS.filter((id) => !missing.includes(id))

/** The page of a hotel, with its rooms for the dates in the URL. */
export function HotelPage({ hotel, visit }: { hotel: SoldHotel; visit: Visit }) {
  const { formatMessage } = useIntl()
  const text = useText()
  const { facts, pictures, rooms, policies } = hotel
  const prices = visit.prices?.rooms ?? []
  const views = roomViews(withNamed(rooms, visit.prices?.named), prices, visit.search)
  const lowest = visit.waiting ? undefined : lowestTotal(views)
  const hasAmenities = amenitiesOf(facts).length > 0
  const sections = useMemo(
    () => without(!hasAmenities && 'facilities', !policies && 'policies'),
    [hasAmenities, policies],
  )
  return (
    <BasketLines>
      <div className="page">
        <PageTitle
          text={formatMessage({ id: 'hotel.title' }, { name: facts.name, place: text(facts.location.name).text })}
        />
        <HotelTitle facts={facts} search={visit.search} />
        <Mosaic pictures={pictures} name={facts.name} />
        <SectionNav sections={sections} />
        <div className={styles.columns}>
          <div>
            <Overview hotel={hotel} />
            <Block id="rooms">
              <Rooms {...{ hotel, visit, views }} />
            </Block>
            <LazyHotelDetails hotel={hotel} />
          </div>
          <aside className={styles.aside} aria-label={formatMessage({ id: 'hotel.panel.title' })}>
            <StayPanel {...{ hotel, visit, lowest }} />
          </aside>
        </div>
      </div>
      <StayDock {...{ hotel, visit, lowest }} />
    </BasketLines>
  )
}

type StayDockProps = {
  hotel: SoldHotel
  visit: Visit
  lowest: Schema<'Money'> | undefined
}

/** The price and the next action at the bottom of small screens. */
function StayDock({ hotel, visit, lowest }: StayDockProps) {
  const { formatMessage } = useIntl()
  const { sum } = useStayLines(hotel, visit)
  const { dated, waiting, search } = visit
  const paths = usePaths()
  const chosen = sum.count > 0
  const amount = chosen ? sum.total : lowest
  const count = nights(search.stay)
  const words = chosen ? 'hotel.dock.chosen' : 'hotel.dock.from'
  const [href, label] = chosen
    ? [paths.cart(), 'hotel.panel.goToCart']
    : ['#rooms', lowest || waiting ? 'hotel.panel.chooseRoom' : 'hotel.chooseDates']
  return (
    <Dock label={formatMessage({ id: 'hotel.dock' })}>
      {amount ? (
        <PriceText amount={amount} per={formatMessage({ id: words }, { nights: count, rooms: sum.count })} />
      ) : (
        <span className="small soft">{dated ? null : formatMessage({ id: 'cart.date.required' })}</span>
      )}
      <Button href={href}>{formatMessage({ id: label })}</Button>
    </Dock>
  )
}
