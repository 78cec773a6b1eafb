import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { LangText } from '../../parts/LangText.tsx'
import styles from './locations.module.css'
import { countriesRequest } from './request.ts'

/** The countries as a line of large words. The list below has them as well, so their failure needs no notice. */
export function Countries() {
  const { data } = useApi('countryList', countriesRequest)
  const paths = usePaths()
  if (!data || data.records.length < 2) return null
  return (
    <ul className={styles.countries}>
      {data.records.map(({ id, name, locations }) => (
        <li key={id}>
          <a href={paths.location(id)}>
            <LangText of={name} as="b" />
            <span className="muted small nums">
              <FormattedMessage id="locations.count" values={{ count: locations }} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
