import { useIntl } from '../../i18n/FormattedMessage.tsx'

/** The features that have a message; others are shown as the agency writes them. */
const KNOWN =
  'whole cabin manual automatic b be c1 mini economy compact estate suv van luxury concert opera theatre dance festival sport'.split(
    ' ',
  )

/** "Automatic", "By the cabin", "Opera". */
export function useFeatureName(): (feature: string) => string {
  const { formatMessage } = useIntl()
  return (feature) => (KNOWN.includes(feature) ? formatMessage({ id: `offers.feature.${feature}` }) : feature)
}
