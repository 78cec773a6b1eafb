import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { useShownCurrency } from '../../booking/currency/shown-currency.ts'
import { currenciesOffered, type OfferedCurrency } from '../../domain/settings/offered.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useFormats, useLocale } from '../../i18n/use-locale.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import styles from './CurrencyField.module.css'
import { Tiles } from './Tiles.tsx'

/**
 * The four currencies of a basket with their rates, then those in which prices are only shown (decision 19.10). The
 * field `currency` of its form has the code.
 */
export function CurrencyField() {
  const { formatMessage } = useIntl()
  const { basket, shownOnly } = currenciesOffered(useSite().rates, CURRENCIES)
  const chosen = useShownCurrency()?.code ?? 'try'
  const nameOf = useCurrencyName()
  return (
    <div className={styles.currencies}>
      <Segmented
        full
        label={formatMessage({ id: 'settings.currency' })}
        name="currency"
        defaultValue={chosen}
        options={basket.map(({ code, sign }) => ({ value: code, label: <Sign code={code} sign={sign} /> }))}
      />
      <p className="small muted">
        {basket
          .filter(({ lira }) => lira !== 1)
          .map((currency) => (
            <Rate key={currency.code} of={currency} />
          ))}
        <FormattedMessage id="settings.note" />
      </p>
      {shownOnly.length > 0 ? (
        <Tiles
          wide
          label={formatMessage({ id: 'settings.shownOnly' })}
          name="currency"
          chosen={chosen}
          options={shownOnly.map(({ code }) => ({ value: code, label: <Named code={code} name={nameOf(code)} /> }))}
        />
      ) : null}
    </div>
  )
}

/** The name of a currency in the language of the page, else its code. */
function useCurrencyName(): (code: string) => string {
  const names = new Intl.DisplayNames(LOCALES[useLocale()].intl, { type: 'currency' })
  return (code) => names.of(code.toUpperCase()) ?? code
}

const Sign = ({ code, sign }: { code: string; sign: string }) => (
  <span className="ltr">
    {sign} {code.toUpperCase()}
  </span>
)

const Named = ({ code, name }: { code: string; name: string }) => (
  <>
    <span className="ltr nums">{code.toUpperCase()}</span> <span className={styles.name}>{name}</span>
  </>
)

/** "€1 = ₺52,90" */
function Rate({ of: { sign, lira } }: { of: OfferedCurrency }) {
  const { rate } = useFormats()
  return (
    <>
      <span className={styles.rate}>
        <span className="ltr nums">
          {sign}1 = ₺{rate(lira)}
        </span>
      </span>{' '}
    </>
  )
}
