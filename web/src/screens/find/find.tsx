import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation, useSearch } from '../../address.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'
import { checkProof, type ProofField } from '../../domain/forms/proof.ts'
import type { Problem } from '../../domain/problem.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { CallCentre } from '../../parts/call-centre/CallCentre.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import styles from './find.module.css'

/**
 * One message for a wrong number, a wrong e-mail address and a booking of another site, so that it reveals nothing
 * (decision 26.1).
 */
const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.status === 404 ? 'find.none' : messageOf(error)

/** Opens a booking by its number and e-mail address, with permission to change it; there are no accounts. */
export default function Find() {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const numberInUrl = new URLSearchParams(useSearch()).get('number') ?? ''
  const [number, setNumber] = useState(numberInUrl)
  const [email, setEmail] = useState('')
  const [problems, setProblems] = useState<Problem<ProofField>[]>([])
  const [refused, setRefused] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const errorOf = (field: ProofField) => {
    const found = problems.find((problem) => problem.field === field)
    return found && formatMessage({ id: found.problem })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkProof({ number, email })
    flushSync(() => {
      setProblems(found)
      setRefused(undefined)
    })
    if (found[0]) return document.getElementById(`find-${found[0].field}`)?.focus()
    setBusy(true)
    try {
      const body = { number: number.trim(), email: email.trim() }
      const { bookingToken } = await call('bookingFind', { body })
      navigate(paths.booking(bookingToken))
    } catch (error) {
      setRefused(error)
      setBusy(false)
    }
  }
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="display">{formatMessage({ id: 'find.title' })}</h1>
      <p className={styles.lead}>{formatMessage({ id: 'find.lead' })}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="find-number"
          label={formatMessage({ id: 'find.number' })}
          hint={formatMessage({ id: 'find.number.hint' })}
          error={errorOf('number')}
          required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <TextField
          id="find-email"
          label={formatMessage({ id: 'find.email' })}
          error={errorOf('email')}
          required
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={120}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {refused === undefined ? null : (
          <Notice tone="bad" role="alert">
            <FormattedMessage id={refusalOf(refused)} values={waitOf(refused)} />
          </Notice>
        )}
        <Button type="submit" size="l" loading={busy}>
          {formatMessage({ id: 'find.submit' })}
        </Button>
      </form>
      <p className="small muted">
        <FormattedMessage id="find.note" values={{ phone: <CallCentre /> }} />
      </p>
    </div>
  )
}
