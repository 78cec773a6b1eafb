import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { checkFlightParty } from '../../../domain/flights/check-flight.ts'
import {
  FLIGHT_KINDS,
  flightPartySize,
  minCountOf,
  MAX_FLYING,
  maxCountOf,
  type FlightParty,
} from '../../../domain/flights/flight-party.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Stepper } from '../../../ui/fields/Stepper.tsx'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import styles from './FliersField.module.css'
import { useFliersText } from './use-fliers-text.ts'

type FliersFieldProps = { id: string; party: FlightParty; onParty: (party: FlightParty) => void }

/** The passengers: a field that opens a panel with a stepper for each of the six kinds (decision 43.1). */
export function FliersField({ id, party, onParty }: FliersFieldProps) {
  const { formatMessage } = useIntl()
  const fliers = useFliersText()
  const label = formatMessage({ id: 'flights.fliers' })
  const field = (trigger: PopoverTrigger) => (
    <SearchField {...trigger} id={id} icon="users" label={label} value={fliers(party)} wide />
  )
  return (
    <Popover label={label} close={formatMessage({ id: 'close' })} trigger={field}>
      {(close) => <FliersPanel party={party} onParty={onParty} onDone={close} />}
    </Popover>
  )
}

type FliersPanelProps = Omit<FliersFieldProps, 'id'> & { onDone: () => void }

function FliersPanel({ party, onParty, onDone }: FliersPanelProps) {
  const { formatMessage } = useIntl()
  const translate = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const isFull = flightPartySize(party) >= MAX_FLYING
  const [problem] = checkFlightParty(party)
  return (
    <div className={styles.panel}>
      {FLIGHT_KINDS.map((kind) => {
        const name = translate(`flights.kind.${kind}`)
        return (
          <Stepper
            key={kind}
            label={name}
            note={translate(`flights.kind.${kind}.note`)}
            less={translate('flights.kind.less', { kind: name })}
            more={translate('flights.kind.more', { kind: name })}
            min={minCountOf(party, kind)}
            max={maxCountOf(party, kind)}
            limit={kind === 'infant' && !isFull ? translate('flights.party.infants') : undefined}
            value={party[kind]}
            onChange={(count) => onParty({ ...party, [kind]: count })}
          />
        )
      })}
      {isFull ? <Notice>{translate('party.max', { count: MAX_FLYING })}</Notice> : null}
      {problem && !isFull ? <Notice tone="warn">{translate(problem.problem)}</Notice> : null}
      <Button full onClick={onDone}>
        {translate('done')}
      </Button>
    </div>
  )
}
