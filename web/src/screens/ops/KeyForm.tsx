import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf } from '../../api/error-words.ts'
import { ApiError } from '../../api/errors.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { typedIn } from './typed.ts'
import { readAll, type Access, type DeskData } from './ops-call.ts'
import styles from './ops.module.css'

const isWrongKey = (reason: unknown) => reason instanceof ApiError && [401, 403, 404].includes(reason.problem.status)

/** Reads what a key opens: it is tried as a key of the site, and then as a control key. */
async function openWith(key: string): Promise<[Access, DeskData]> {
  const ofSite = { key, isControl: false }
  try {
    return [ofSite, await readAll(ofSite)]
  } catch (reason) {
    if (!isWrongKey(reason)) throw reason
  }
  const control = { key, isControl: true }
  return [control, await readAll(control)]
}

/** Asks for the key. The server answers a wrong key with a 404, and the form says so (C10). */
export function KeyForm({ onOpen }: { onOpen: (access: Access, data: DeskData) => void }) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = typedIn(event.currentTarget, 'key')
    if (key === '') return setError(formatMessage({ id: 'ops.key.missing' }))
    setBusy(true)
    setError(undefined)
    try {
      onOpen(...(await openWith(key)))
    } catch (reason) {
      const id = isWrongKey(reason) ? 'ops.key.wrong' : messageOf(reason)
      setError(formatMessage({ id }))
      setBusy(false)
    }
  }
  return (
    <Panel className={styles.key}>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          name="key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          label={<FormattedMessage id="ops.key" />}
          hint={<FormattedMessage id="ops.key.hint" />}
          error={error}
        />
        <Button type="submit" loading={busy}>
          <FormattedMessage id="ops.open" />
        </Button>
      </form>
    </Panel>
  )
}
