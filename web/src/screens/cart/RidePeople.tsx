import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import { MAX_ADULTS } from '../../domain/people/party.ts'
import { overload, priceOf } from '../../domain/transfers/ride.ts'
import { nextFitting } from '../../domain/transfers/next-fitting.ts'
import { transferRequest } from '../../domain/transfers/transfer-request.ts'
import { defaultTransferSearch, type TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { Amount } from '../../parts/Amount.tsx'
import { CallCentre } from '../../parts/call-centre/CallCentre.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'
import styles from './CartLine.module.css'
import { noticeId } from './LineNotice.tsx'
import { addedAgain, type Line } from './line-state.ts'
import type { useLines } from './use-lines.ts'

type RidePeopleProps = { line: Line; lines: ReturnType<typeof useLines>; nameId: string }

/** The search of a line, with another number of adults. */
function searchOf({ from, to, direction, pax, bags = 0, childSeats = 0 }: Line, adults: number): TransferSearch {
  const ends = { from: from?.id, to: to?.id, back: direction === 3 ? {} : undefined }
  return { ...defaultTransferSearch(), ...ends, party: { ...pax, adults }, bags, childSeats }
}

const moreButton = (box: HTMLDivElement, isMoved?: boolean) => (isMoved ? box.querySelectorAll('button')[1] : undefined)

/**
 * The number of passengers. If they fit into the vehicle, the line is repriced at once. If not, the choice stays open
 * and a vehicle that is large enough is offered (decisions 38.4 and 38.6).
 */
export function RidePeople({ line, lines, nameId }: RidePeopleProps) {
  const { formatMessage } = useIntl()
  const { pax } = line
  const adults = lines.people[line.key] ?? pax.adults
  const search = searchOf(line, adults)
  const { data } = useApi('transferList', line.from && line.to ? transferRequest(search) : null)
  const record = data?.records.find(({ id }) => id === line.id)
  const isTooMany = record !== undefined && overload(record.vehicle, search) !== undefined
  const instead = record && isTooMany ? nextFitting(data?.records ?? [], record, search) : undefined
  const price = instead && priceOf(instead, search)
  const children = pax.children.length
  const change = (people: number) => {
    const next = people - children
    lines.wantPeople(line, next)
    if (next === pax.adults || (record && overload(record.vehicle, searchOf(line, next)))) return
    void lines.exchange(line, { ...addedAgain(line), pax: { ...pax, adults: next } })
  }
  // The line has another key after a change, so the focus moves to the button that replaces the pressed one.
  const box = useFocusOnShow(moreButton, { of: lines.moved === line.key })
  return (
    <div className={styles.people} ref={box}>
      <Stepper
        of={nameId}
        label={formatMessage({ id: 'cart.people' })}
        less={formatMessage({ id: 'cart.people.less' })}
        more={formatMessage({ id: 'cart.people.more' })}
        limit={formatMessage({ id: 'cart.people.limit' }, { count: MAX_ADULTS + children })}
        min={1 + children}
        max={MAX_ADULTS + children}
        value={adults + children}
        busy={lines.busy[line.key]}
        onChange={change}
      />
      {record && isTooMany ? (
        <Notice
          id={noticeId(line.key)}
          tabIndex={-1}
          tone="warn"
          role="alert"
          title={formatMessage(
            { id: 'cart.people.tooMany' },
            { people: adults + children, most: record.vehicle.passengers },
          )}
        >
          <p>
            {instead && price ? (
              <FormattedMessage
                id="cart.people.instead"
                values={{ vehicle: <LangText of={instead.vehicle.name} />, price: <Amount of={price} /> }}
              />
            ) : (
              <FormattedMessage id="cart.people.none" values={{ phone: <CallCentre /> }} />
            )}
          </p>
          <div className={styles.decision}>
            {instead && price ? (
              <Button
                size="s"
                loading={lines.busy[line.key]}
                onClick={() =>
                  void lines.exchange(line, {
                    ...addedAgain(line),
                    id: instead.id,
                    pax: search.party,
                    price: price.value,
                    currency: price.currency,
                  })
                }
              >
                {/* One element, because a button puts a gap between its children. */}
                <span>
                  <FormattedMessage
                    id="cart.people.take"
                    values={{ vehicle: <LangText of={instead.vehicle.name} /> }}
                  />
                </span>
              </Button>
            ) : null}
            <Button kind="quiet" size="s" onClick={() => lines.wantPeople(line, pax.adults)}>
              <FormattedMessage id="cart.people.stay" values={{ people: pax.adults + children }} />
            </Button>
          </div>
        </Notice>
      ) : null}
    </div>
  )
}
