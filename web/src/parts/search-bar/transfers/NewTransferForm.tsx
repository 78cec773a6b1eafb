import { useLocation } from '../../../address.ts'
import { encodeTransfers } from '../../../domain/transfers/transfer-address.ts'
import { defaultTransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { TransferForm } from './TransferForm.tsx'

const EMPTY = defaultTransferSearch()

/** The form of transfers with an empty search, which leads to the list. */
export function NewTransferForm() {
  const [, navigate] = useLocation()
  const paths = usePaths()
  return <TransferForm initial={EMPTY} onSearch={(search) => navigate(paths.transfers(encodeTransfers(search)))} />
}
