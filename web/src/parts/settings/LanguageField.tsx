import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { LOCALES, offeredLocales } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Tiles } from './Tiles.tsx'

/** The languages of the site, each by its own name (decision 32.1). The field `language` of its form has the code. */
export function LanguageField() {
  const { formatMessage } = useIntl()
  const { languages } = useSite().site.options
  const here = useLocale()
  const options = offeredLocales(languages).map((value) => {
    const { name, dir } = LOCALES[value]
    return { value, label: name, lang: value, dir }
  })
  return <Tiles label={formatMessage({ id: 'layout.languages' })} name="language" chosen={here} options={options} />
}
