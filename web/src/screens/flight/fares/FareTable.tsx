import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { bagOf, type Bag } from '../../../domain/flights/bag.ts'
import { fareTable, type FareRow, type FeeKind } from '../../../domain/flights/fare-services.ts'
import { choiceOf } from '../../../domain/flights/flight-choice.ts'
import type { Choice } from '../../../domain/flights/flight-search.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { ChosenState, Open } from '../chosen/chosen-state.ts'
import { fareTotals } from './fare-totals.ts'
import styles from './FareTable.module.css'
import { noteChoice, useGoal } from '../step-focus.ts'

type FareTableProps = {
  entry: Open
  chosen?: string | undefined
  trip?: ChosenState['trip']
  hrefOf: (choice: Choice) => string
}

/** The rows about baggage: the bags of an offer are known even where the services of its fare are not. */
const BAGS = [
  { type: 'hand', name: 'flightPage.bag.hand.name' },
  { type: 'checked', name: 'flightPage.group.1' },
] as const

/** The service group of baggage; its row is replaced by the rows above. */
const isBaggage = ({ group }: FareRow) => group === 1

function bringIntoView(box: HTMLElement): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  box.closest('article')?.scrollIntoView({ block: 'nearest', behavior })
}

/** The fares of a flight side by side: what is included, paid or not offered in each, and the total of the trip. */
export function FareTable({ entry, chosen, trip, hrefOf }: FareTableProps) {
  const { flight, offers } = entry
  const totals = fareTotals(entry, trip)
  const rows = fareTable(offers.map(({ brand }) => brand))
  const { formatMessage } = useIntl()
  const isOn = (brand: string) => (brand === chosen ? '' : undefined)
  const box = useRef<HTMLDivElement>(null)
  // It opens below the pressed button, often below the screen. The button keeps the focus, and its flight stays in
  // view.
  useLayoutEffect(() => (box.current ? bringIntoView(box.current) : undefined), [])
  return (
    <div className={styles.scroll} ref={box}>
      <table className={styles.fares} aria-label={formatMessage({ id: 'flightPage.fares' })}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">
                <FormattedMessage id="flightPage.fare" />
              </span>
            </th>
            {offers.map(({ brand, cabin, seatsLeft }) => (
              <th key={brand.id} scope="col" data-on={isOn(brand.id)}>
                <b>{brand.name}</b>
                <span className="muted">
                  <FormattedMessage id={`flightPage.cabin.${cabin}`} />
                </span>
                {seatsLeft === undefined ? null : (
                  <span className="muted">
                    <FormattedMessage id="flightPage.seats" values={{ count: seatsLeft }} />
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BAGS.map(({ type, name }) => (
            <tr key={type}>
              <th scope="row">
                <FormattedMessage id={name} />
              </th>
              {offers.map((offer, at) => {
                const bag = bagOf(offer.baggage, type)
                const listedFee = type === 'checked' ? rows.find(isBaggage)?.cells[at]?.fee : undefined
                return (
                  <td key={offer.brand.id} data-on={isOn(offer.brand.id)}>
                    <Fee fee={bag ? 0 : (listedFee ?? 2)} bag={bag} />
                  </td>
                )
              })}
            </tr>
          ))}
          {rows
            .filter((row) => !isBaggage(row))
            .map(({ group, cells }) => (
              <tr key={group}>
                <th scope="row">
                  <FormattedMessage id={`flightPage.group.${group}`} />
                </th>
                {offers.map((offer, at) => {
                  const fee = cells[at]?.fee
                  return (
                    <td key={offer.brand.id} data-on={isOn(offer.brand.id)}>
                      {fee === undefined ? null : <Fee fee={fee} />}
                    </td>
                  )
                })}
              </tr>
            ))}
          <tr>
            <th scope="row">
              <FormattedMessage id="flightPage.fare.total" />
            </th>
            {offers.map((offer, at) => {
              const { brand } = offer
              const total = totals[at]
              const isChosen = brand.id === chosen
              return (
                <td key={brand.id} data-on={isOn(brand.id)}>
                  {total ? (
                    <span className={styles.total}>
                      <Amount of={total} />
                    </span>
                  ) : null}
                  {isChosen ? (
                    <ChosenFare />
                  ) : (
                    <Button size="s" kind="quiet" href={hrefOf(choiceOf({ flight, offer }))} onClick={noteChoice}>
                      <FormattedMessage id="flightPage.fare.choose" values={{ fare: brand.name }} />
                    </Button>
                  )}
                </td>
              )
            })}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function ChosenFare() {
  const fare = useGoal<HTMLSpanElement>('fare')
  return (
    <span className={styles.good} tabIndex={-1} ref={fare}>
      <Icon name="check" size="s" />
      <FormattedMessage id="flightPage.fare.chosen" />
    </span>
  )
}

/** Messages by `FeeKind`. */
const WORDS = ['flightPage.fee.free', 'flightPage.fee.paid', 'flightPage.fee.none'] as const

/** "Free" with a tick, "Paid", or "Not offered"; a known weight replaces "Free". */
function Fee({ fee, bag }: { fee: FeeKind; bag?: Bag | undefined }) {
  const word = bag && fee === 0 ? <FormattedMessage id="line.bag" values={{ ...bag }} /> : undefined
  if (fee !== 0) {
    return (
      <span className={fee === 2 ? 'muted' : undefined}>
        <FormattedMessage id={WORDS[fee]} />
      </span>
    )
  }
  return (
    <span className={styles.good}>
      <Icon name="check" size="s" />
      <FormattedMessage id={WORDS[0]} />
      {word ? <span className="nums">{word}</span> : null}
    </span>
  )
}
