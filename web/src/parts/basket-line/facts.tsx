import { Children, Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { everybody, type Party } from '../../domain/people/party.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Amount } from '../Amount.tsx'
import { LangText } from '../LangText.tsx'
import { FliersText } from './FliersText.tsx'
import { BoardText, PartyText, StayText } from '../wordings.tsx'
import styles from './facts.module.css'
import type { SoldLine } from './sold-line.ts'

/**
 * The facts that several kinds of lines share. Each component takes the line, and renders nothing when the line lacks
 * the value. `LineFacts.tsx` combines them for each kind.
 */
type FactProps = { line: SoldLine }

/** Separates its children with middle dots; children that are `null` get none. */
export function Dotted({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((child, at) => (
    <Fragment key={at}>
      {at > 0 ? ' · ' : null}
      {child}
    </Fragment>
  ))
}

/** "Family room, sea side · All inclusive" */
export function Room({ line: { roomName, board, count } }: FactProps) {
  if (!roomName && !board) return null
  // The space is outside of the span: inside, Arabic would show it on the wrong side.
  const times =
    count > 1 ? (
      <>
        <span className="nums">{count} ×</span>{' '}
      </>
    ) : null
  return (
    <Dotted>
      {roomName ? (
        <>
          {times}
          <LangText of={roomName} />
        </>
      ) : null}
      {board ? <BoardText board={board} /> : null}
    </Dotted>
  )
}

/** "Sat 21 Nov – Thu 26 Nov 2026 · 2 adults, 1 child (6)" */
export function Stay({ line }: FactProps) {
  const { checkIn, checkOut } = line
  return (
    <Dotted>
      {checkIn !== undefined && checkOut !== undefined ? <StayText stay={{ checkIn, checkOut }} /> : null}
      <People line={line} />
    </Dotted>
  )
}

/** "Sat 21 Nov 2026 · 2 adults" */
export function Day({ line }: FactProps) {
  return (
    <Dotted>
      {line.checkIn === undefined ? null : <DayText date={line.checkIn} />}
      {line.time === undefined ? null : <span className="ltr nums">{line.time}</span>}
      <People line={line} />
    </Dotted>
  )
}

function DayText({ date }: { date: CivilDate }) {
  return <>{useFormats().weekdayDate(date)}</>
}

/**
 * "2 adults, 1 child (6)": the people of all rooms together. For a flight the kinds of passengers are shown instead,
 * because the ages in its party are not real ones: each stands for a kind.
 */
export function People({ line: { pax, paxes, fliers } }: FactProps) {
  return fliers ? <FliersText fliers={fliers} /> : <PartyWithAges party={paxes ? everybody(paxes) : pax} />
}

function PartyWithAges({ party }: { party: Party }) {
  const { formatMessage } = useIntl()
  const text = <PartyText party={party} />
  if (party.children.length === 0) return text
  const ages = party.children.map((age) => formatMessage({ id: 'line.age' }, { age }))
  // The brackets are in the message: Chinese has its own.
  return (
    <FormattedMessage
      id="line.aged"
      values={{ party: text, ages: <span className="nums">{ages.join(formatMessage({ id: 'list.between' }))}</span> }}
    />
  )
}

/** "Room 1: 2 adults, 1 child (6) · Room 2: 2 adults": the party of each room, if there are several. */
export function RoomParties({ line: { paxes = [] } }: FactProps) {
  if (paxes.length < 2) return null
  return (
    <Dotted>
      {paxes.map((party, at) => (
        <FormattedMessage
          key={at}
          id="line.sleepers"
          values={{ room: at + 1, party: <PartyWithAges party={party} /> }}
        />
      ))}
    </Dotted>
  )
}

/** The chosen variant: cabin, vehicle, seat category, fare brand. */
export function Plan({ line: { planName } }: FactProps) {
  return planName ? <LangText of={planName} /> : null
}

/**
 * "3 × Double cabin". A gulet that is let by the cabin is one item of the basket, however many cabins the party needs.
 * So the number of cabins is in the price breakdown (`terms`), and not in `count`.
 */
export function Cabins({ line }: FactProps) {
  const { count, terms = [] } = line
  const cabins = count * (terms.find(({ what }) => what === 'room')?.count ?? 1)
  return (
    <>
      {cabins > 1 && line.planName ? (
        <>
          <span className="nums">{cabins} ×</span>{' '}
        </>
      ) : null}
      <Plan line={line} />
    </>
  )
}

/** Start times and places of a transfer, in both directions. */
export function Rides({ line }: FactProps) {
  const { from, to, checkIn, time, checkOut, returnTime, flightNumber, returnFlightNumber } = line
  if (!from || !to || checkIn === undefined) return null
  return (
    <ul className={styles.rides}>
      <Ride {...{ from, to, date: checkIn, time, flight: flightNumber }} />
      {checkOut === undefined ? null : (
        <Ride {...{ from: to, to: from, date: checkOut, time: returnTime, flight: returnFlightNumber }} />
      )}
    </ul>
  )
}

type RideProps = {
  from: NonNullable<SoldLine['from']>
  to: NonNullable<SoldLine['to']>
  date: CivilDate
  time: string | undefined
  flight: string | undefined
}

function Ride({ from, to, date, time, flight }: RideProps) {
  return (
    <li>
      <Dotted>
        <span>
          <DayText date={date} />
          {time === undefined ? null : (
            <>
              {' '}
              <b className="ltr nums nowrap">{time}</b>
            </>
          )}
        </span>
        <FormattedMessage
          id="line.ride"
          values={{ from: <LangText of={from.name} />, to: <LangText of={to.name} /> }}
        />
        {flight === undefined ? null : <span className="ltr nowrap">{flight}</span>}
      </Dotted>
    </li>
  )
}

/** "5 suitcases · 1 child seat" */
export function Load({ line: { bags = 0, childSeats = 0 } }: FactProps) {
  if (bags + childSeats === 0) return null
  return (
    <Dotted>
      {bags > 0 ? <FormattedMessage id="line.bags" values={{ count: bags }} /> : null}
      {childSeats > 0 ? <FormattedMessage id="line.childSeats" values={{ count: childSeats }} /> : null}
    </Dotted>
  )
}

/** Where the driver waits; for a transfer in both directions, at each of its two places. */
export function Meeting({ line: { meetingPoint, returnMeetingPoint, from, to } }: FactProps) {
  if (!meetingPoint) return null
  if (!returnMeetingPoint || !from || !to) return <LangText of={meetingPoint} />
  const ends = [
    { place: from.name, point: meetingPoint },
    { place: to.name, point: returnMeetingPoint },
  ]
  return (
    <ul className={styles.rides}>
      {ends.map(({ place, point }, at) => (
        <li key={at}>
          <FormattedMessage
            id="line.meeting"
            values={{ place: <LangText of={place} />, point: <LangText of={point} /> }}
          />
        </li>
      ))}
    </ul>
  )
}

/** Pick-up and return times of a car or a caravan. */
export function Handover({ line: { time, returnTime } }: FactProps) {
  if (!time || !returnTime) return null
  const ltr = (text: string) => <span className="ltr">{text}</span>
  return <FormattedMessage id="line.handover" values={{ time: ltr(time), returnTime: ltr(returnTime) }} />
}

/** The security deposit, which is not part of the price. */
export function Deposit({ line: { deposit } }: FactProps) {
  if (!deposit || deposit.value === 0) return null
  return <FormattedMessage id="line.deposit" values={{ amount: <Amount of={deposit} /> }} />
}

/** "Driver from 25 years · Licence held for 2 years" */
export function Driver({ line: { driver } }: FactProps) {
  if (!driver) return null
  const { age, licence, licenceYears = 0 } = driver
  return (
    <Dotted>
      {age === undefined ? null : <FormattedMessage id="line.driver.age" values={{ age }} />}
      {licence === undefined ? null : (
        <FormattedMessage id="line.driver.licence" values={{ licence: <bdi>{licence}</bdi> }} />
      )}
      {licenceYears === 0 ? null : <FormattedMessage id="line.driver.years" values={{ years: licenceYears }} />}
    </Dotted>
  )
}
