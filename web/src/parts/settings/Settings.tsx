import styles from './Settings.module.css'
import { CurrencyField } from './CurrencyField.tsx'
import { LanguageField } from './LanguageField.tsx'

/**
 * The fields of the settings dialog and the settings page: language and currency, as radio buttons of a plain form. A
 * screen that shows them names the catalogue `settings`.
 */
export function Settings() {
  return (
    <div className={styles.fields}>
      <LanguageField />
      <CurrencyField />
    </div>
  )
}
