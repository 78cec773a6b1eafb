import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { dateParts } from '../../domain/dates/civil-date.ts'
import { barHeight } from '../../domain/places/climate.ts'
import { useMonthNames } from './month-names.ts'
import { SectionHead } from '../../ui/surfaces/SectionHead.tsx'
import styles from './Climate.module.css'

type Months = readonly Schema<'LocationMonth'>[]

/** The twelve months as a table that also draws bars; the current month is marked. */
export function Climate({ climate }: { climate: Months }) {
  const { formatMessage } = useIntl()
  const now = dateParts(useToday()).month
  const short = useMonthNames('short')
  const long = useMonthNames('long')
  const hasSea = climate.some(({ sea }) => sea !== undefined)
  return (
    <section className="section">
      <SectionHead title={<FormattedMessage id="place.climate" />} text={<FormattedMessage id="place.climate.note" />}>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.air}>
            <FormattedMessage id="place.air" />
          </span>
          {hasSea ? (
            <span className={styles.sea}>
              <FormattedMessage id="place.sea" />
            </span>
          ) : null}
        </p>
      </SectionHead>
      {/* On a narrow screen the table scrolls: the keyboard needs a target for that. */}
      <section
        className={styles.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
        tabIndex={0}
        aria-label={formatMessage({ id: 'place.climate' })}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">
                  <FormattedMessage id="place.month" />
                </span>
              </th>
              {short.map((name, at) => (
                <th key={name} scope="col" abbr={long[at]} aria-current={at + 1 === now ? 'date' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <FormattedMessage id="place.air" />
              </th>
              {climate.map(({ air, sea }, at) => (
                <td key={at}>
                  <svg className={styles.bars} viewBox="0 0 22 100" preserveAspectRatio="none" aria-hidden="true">
                    <Bar at={sea === undefined ? 6 : 1} height={barHeight(climate, air)} look={styles.airBar} />
                    {sea === undefined ? null : <Bar at={12} height={barHeight(climate, sea)} look={styles.seaBar} />}
                  </svg>
                  <b className="ltr">{air}</b>
                </td>
              ))}
            </tr>
            {hasSea ? <Row id="place.sea" values={climate.map(({ sea }) => sea)} /> : null}
            <Row id="place.rain" values={climate.map(({ rain }) => rain)} />
          </tbody>
        </table>
      </section>
    </section>
  )
}

const Bar = ({ at, height, look }: { at: number; height: number; look: string | undefined }) => (
  <rect x={at} y={100 - height} width="9" height={height} className={look} />
)

const Row = ({ id, values }: { id: string; values: readonly (number | undefined)[] }) => (
  <tr>
    <th scope="row">
      <FormattedMessage id={id} />
    </th>
    {values.map((value, at) => (
      <td key={at} className="ltr">
        {value}
      </td>
    ))}
  </tr>
)
