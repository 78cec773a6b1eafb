import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { LangText } from '../LangText.tsx'
import { BoardText } from '../wordings.tsx'
import { useLanguageNames } from './language-names.ts'
import type { Spec } from './Specs.tsx'

/**
 * The facts of a tour (decision 38.2): duration and start of a day tour, nights and board of a package, languages of
 * the guide.
 */
export function useTourSpecs(tour: Schema<'TourFacts'>): Spec[] {
  const { number } = useFormats()
  const languages = useLanguageNames()
  const { type, days, nights, hours, board, departsFrom } = tour
  return [
    {
      label: 'offers.spec.length',
      value:
        type !== 'daily' ? (
          <FormattedMessage id="offers.daysNights" values={{ days, nights }} />
        ) : hours === undefined ? (
          <FormattedMessage id="offers.days" values={{ count: days }} />
        ) : (
          <FormattedMessage id="offers.hours" values={{ count: hours, shown: number(hours) }} />
        ),
    },
    ...(departsFrom ? [{ label: 'offers.spec.departsFrom', value: <LangText of={departsFrom.name} /> }] : []),
    ...(board ? [{ label: 'offers.spec.board', value: <BoardText board={board} /> }] : []),
    ...(tour.languages.length > 0 ? [{ label: 'offers.spec.guide', value: languages.list(tour.languages) }] : []),
  ]
}
