import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { partySize } from '../../domain/people/party.ts'
import type { ListView } from '../../domain/listing/view.ts'
import type { TransferFilterTable } from '../../domain/transfers/transfer-filters.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import type { Missing } from '../../parts/listing/full/lists.ts'
import { FullCount } from '../../parts/listing/full/FullCount.tsx'

type View = ListView<unknown, TransferFilterTable>

type CountLineProps = {
  view: View | undefined
  /** The rest of the list that has not been read yet. */
  missing: Missing | undefined
  search: TransferSearch
  failed: boolean
}

/**
 * "6 vehicles, 4 take 5 people and 5 bags. One price per vehicle, whoever sits in it." The second sentence is there
 * from the first response on, so that the page does not grow by a line when the list is whole.
 */
export function CountLine({ view, missing, search: { party, bags }, failed }: CountLineProps) {
  if (failed) return null
  if (!view) return <FormattedMessage id="transfers.loading" />
  return (
    <>
      {missing ? <FullCount missing={missing} /> : <Counts view={view} party={party} bags={bags} />}{' '}
      <FormattedMessage id="transfers.price" />
    </>
  )
}

type CountsProps = { view: View } & Pick<TransferSearch, 'party' | 'bags'>

function Counts({ view: { matching, upFront }, party, bags }: CountsProps) {
  const values = { vehicles: matching, fitting: upFront, people: partySize(party), bags }
  const isAll = matching > 0 && matching === upFront
  return <FormattedMessage id={isAll ? 'transfers.count.all' : 'transfers.count'} values={values} />
}
