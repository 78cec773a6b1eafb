import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { partySize } from '../../domain/people/party.ts'
import type { ListView } from '../../domain/listing/view.ts'
import type { TransferFilterTable } from '../../domain/transfers/transfer-filters.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import type { Missing } from '../../parts/listing/whole/lists.ts'
import { WholeCount } from '../../parts/listing/whole/WholeCount.tsx'

type CountLineProps = {
  view: ListView<unknown, TransferFilterTable> | undefined
  /** What the list does not have yet. */
  missing: Missing | undefined
  search: TransferSearch
  failed: boolean
}

/** "6 vehicles, 4 take 5 people and 5 bags. One price per vehicle, whoever sits in it." */
export function CountLine({ view, missing, search: { party, bags }, failed }: CountLineProps) {
  if (failed) return null
  if (!view) return <FormattedMessage id="transfers.loading" />
  if (missing) return <WholeCount missing={missing} />
  const values = { vehicles: view.matching, fitting: view.upFront, people: partySize(party), bags }
  const isAll = view.matching > 0 && view.matching === view.upFront
  return <FormattedMessage id={isAll ? 'transfers.count.all' : 'transfers.count'} values={values} />
}
