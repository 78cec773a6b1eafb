import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { MAX_ADULTS, MAX_CHILDREN, type PartyDraft } from '../../../domain/people/party.ts'
import { MAX_CHILD_SEATS } from '../../../domain/transfers/transfer-search.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Stepper } from '../../../ui/fields/Stepper.tsx'
import { AgeFields } from '../AgeFields.tsx'
import styles from '../GuestsPanel.module.css'

/** People and luggage while they are being chosen. */
export type LoadDraft = { party: PartyDraft; bags: number; childSeats: number }

type LoadPanelProps = {
  id: string
  load: LoadDraft
  onLoad: (load: LoadDraft) => void
  strict: boolean
  onDone: () => void
}

/** Maximum number of bags: what the largest vehicle takes. More bags require a call. */
const MAX_BAGS = 20

/** Adults, children with their ages, bags and child seats. */
export function LoadPanel({ id, load, onLoad, strict, onDone }: LoadPanelProps) {
  const { formatMessage } = useIntl()
  const translate = (message: string, values?: Record<string, string | number>) =>
    formatMessage({ id: message }, values)
  const { party, bags, childSeats } = load
  const { adults, children } = party
  const agesFor = (count: number) => Array.from({ length: count }, (_, child) => children[child])
  return (
    <div className={styles.panel}>
      <Stepper
        label={translate('party.adults')}
        less={translate('party.adults.less')}
        more={translate('party.adults.more')}
        min={1}
        max={MAX_ADULTS}
        limit={translate('party.max', { count: MAX_ADULTS })}
        value={adults}
        onChange={(count) => onLoad({ ...load, party: { adults: count, children } })}
      />
      <Stepper
        label={translate('party.children')}
        note={translate('party.children.note')}
        less={translate('party.children.less')}
        more={translate('party.children.more')}
        min={0}
        max={MAX_CHILDREN}
        limit={translate('party.children.limit')}
        value={children.length}
        onChange={(count) => onLoad({ ...load, party: { adults, children: agesFor(count) } })}
      />
      {children.length > 0 ? (
        <AgeFields
          {...{ id, strict }}
          ages={children}
          onAges={(ages) => onLoad({ ...load, party: { adults, children: ages } })}
        />
      ) : null}
      <Stepper
        label={translate('ride.bags')}
        note={translate('ride.bags.note')}
        less={translate('ride.bags.less')}
        more={translate('ride.bags.more')}
        min={0}
        max={MAX_BAGS}
        limit={translate('ride.bags.limit')}
        value={bags}
        onChange={(count) => onLoad({ ...load, bags: count })}
      />
      <Stepper
        label={translate('ride.childSeats')}
        note={translate('ride.childSeats.note')}
        less={translate('ride.childSeats.less')}
        more={translate('ride.childSeats.more')}
        min={0}
        max={MAX_CHILD_SEATS}
        limit={translate('ride.childSeats.limit')}
        value={childSeats}
        onChange={(count) => onLoad({ ...load, childSeats: count })}
      />
      <Button full onClick={onDone}>
        {translate('done')}
      </Button>
    </div>
  )
}
