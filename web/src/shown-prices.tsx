import { use, useMemo, type ReactNode } from 'react'
import { useSite } from './api/use-site.ts'
import { useShownCurrency, useShownFormats } from './booking/currency/shown-currency.ts'
import { LocaleContext } from './i18n/use-locale.ts'

/**
 * Shows the prices inside in the currency that the visitor chose; `exact` pages show each in the currency in which it
 * is charged (decision 19.10).
 */
export function ShownPrices({ exact, children }: { exact: boolean; children: ReactNode }) {
  const settings = use(LocaleContext)
  const { rates } = useSite()
  const currency = useShownCurrency()
  const shownFormats = useShownFormats()
  const inside = useMemo(() => {
    if (exact || !currency || !shownFormats) return settings
    return { ...settings, formats: shownFormats.formats(settings.locale, settings.numberFormat, currency, rates) }
  }, [exact, currency, shownFormats, settings, rates])
  return <LocaleContext value={inside}>{children}</LocaleContext>
}
