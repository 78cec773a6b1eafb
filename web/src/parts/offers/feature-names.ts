import { useIntl } from '../../i18n/FormattedMessage.tsx'

/** The features whose names are translated; others are shown as the agency writes them. */
const TRANSLATED =
  'whole cabin manual automatic b be c1 mini economy compact estate suv van luxury concert opera theatre dance festival sport'.split(
    ' ',
  )

/** Returns a function that names a feature in the language of the page: "Automatic", "By the cabin", "Opera". */
export function useFeatureName(): (feature: string) => string {
  const { formatMessage } = useIntl()
  return (feature) => (TRANSLATED.includes(feature) ? formatMessage({ id: `offers.feature.${feature}` }) : feature)
}
