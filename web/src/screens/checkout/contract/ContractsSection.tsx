import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Failure } from '../../../parts/failure/Failure.tsx'
import { Checkbox } from '../../../ui/fields/Choice.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'
import { FormSection } from '../FormSection.tsx'
import { ContractDialog } from '../payment/lazy-payment.ts'
import styles from './ContractsSection.module.css'
import type { Contract, ContractId, Contracts } from './use-contracts.ts'

/** Id of a contract's checkbox, for the error summary. */
export const boxId = (id: ContractId) => `contract-${id}`

type ContractsSectionProps = {
  contracts: Contracts
  /** Contracts that were not ticked at the last submit. */
  missing: readonly ContractId[]
}

/** The contracts, unticked by default; each opens in a dialog (decision 20.3). */
export function ContractsSection({ contracts: state, missing }: ContractsSectionProps) {
  const { ids, contracts, error, retry, isTicked, changed, tick } = state
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<ContractId>()
  const shown = contracts.find(({ id }) => id === open)
  return (
    <FormSection
      title={<FormattedMessage id="checkout.contract.title" />}
      purpose={<FormattedMessage id="checkout.contract.purpose" />}
    >
      {changed ? (
        <Notice tone="warn" icon="info" aria-live="polite">
          <FormattedMessage id="checkout.contract.changed" />
        </Notice>
      ) : null}
      {error ? <Failure error={error} retry={retry} /> : null}
      {ids.map((id) => {
        const contract = contracts.find((it) => it.id === id)
        if (!contract && error) return null
        return (
          <div key={id} className={styles.contract} aria-busy={!contract}>
            {contract ? (
              <ContractBox
                contract={contract}
                ticked={isTicked(contract)}
                onTick={(on) => tick(contract, on)}
                onOpen={() => setOpen(id)}
                error={
                  missing.includes(id) && !isTicked(contract)
                    ? formatMessage({ id: 'checkout.contract.missing' })
                    : undefined
                }
              />
            ) : (
              <Skeleton height="2rem" />
            )}
          </div>
        )
      })}
      <Suspense>{shown ? <ContractDialog contract={shown} onClose={() => setOpen(undefined)} /> : null}</Suspense>
    </FormSection>
  )
}

type ContractBoxProps = {
  contract: Contract
  ticked: boolean
  onTick: (on: boolean) => void
  onOpen: () => void
  error: string | undefined
}

function ContractBox({ contract: { id, title }, ticked, onTick, onOpen, error }: ContractBoxProps) {
  return (
    <Checkbox
      id={boxId(id)}
      checked={ticked}
      required
      onChange={(event) => onTick(event.currentTarget.checked)}
      error={error}
    >
      <FormattedMessage
        id="checkout.contract.agree"
        values={{
          title: (
            <button type="button" className="link" lang={title.lang} dir={title.dir} onClick={onOpen}>
              {title.text}
            </button>
          ),
        }}
      />
    </Checkbox>
  )
}
