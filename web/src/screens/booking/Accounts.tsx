import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../api/operations.ts'
import { bookingStatusOf, groupIban, isHeldStatus, missingOf } from '../../domain/payment/booking-status.ts'
import { typedAmount } from '../../domain/payment/typed-amount.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import styles from './Accounts.module.css'
import { CopyButton } from './CopyButton.tsx'

/** Details for a bank transfer: account, amount and description, each with a copy button. */
export function Accounts({ result }: { result: Answer<'bookingByToken'> }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { banks = [], bookingNumber } = result
  const [chosen, choose] = useState('0')
  const account = banks[Number(chosen)]
  if (!account || bookingNumber === undefined || !isHeldStatus(bookingStatusOf(result))) return null
  const missing = missingOf(result)
  return (
    <section aria-labelledby="accounts" className={styles.accounts}>
      <h2 id="accounts" className={styles.title}>
        <FormattedMessage id="booking.accounts.title" />
      </h2>
      {banks.length > 1 ? (
        <Segmented
          label={formatMessage({ id: 'booking.accounts.bank' })}
          labelHidden
          name="account"
          value={chosen}
          onChange={choose}
          options={banks.map(({ bankName }, index) => ({ value: String(index), label: <bdi>{bankName}</bdi> }))}
        />
      ) : null}
      <dl className={styles.facts}>
        <Fact name="bank">
          <bdi>{account.bankName}</bdi>
        </Fact>
        <Fact name="recipient" copied={account.accountName}>
          <bdi>{account.accountName}</bdi>
        </Fact>
        <Fact name="iban" copied={account.iban}>
          <span className={`ltr nums ${styles.iban}`}>{groupIban(account.iban)}</span>
        </Fact>
        <Fact name="amount" copied={typedAmount(money(missing))}>
          <Amount of={missing} />
        </Fact>
        <Fact name="description" copied={bookingNumber}>
          <span className="ltr nums">{bookingNumber}</span>
        </Fact>
      </dl>
      <p className="small muted">
        <FormattedMessage id="booking.accounts.note" />
      </p>
    </section>
  )
}

type FactProps = { name: string; copied?: string; children: ReactNode }

function Fact({ name, copied, children }: FactProps) {
  const { formatMessage } = useIntl()
  const words = (id: string) => formatMessage({ id: `booking.accounts.${id}` })
  const label = words(name)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {copied === undefined ? null : (
          <CopyButton
            text={copied}
            label={words('copy')}
            what={formatMessage({ id: 'booking.accounts.copyOf' }, { name: label })}
            toast={formatMessage({ id: 'booking.accounts.copied' }, { name: label })}
          />
        )}
      </dd>
    </div>
  )
}
