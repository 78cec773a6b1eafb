import { useState, type FormEvent } from 'react'
import { messageOf } from '../../../api/error-words.ts'
import type { Schema } from '../../../api/operations.ts'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { setSwitch, type Access } from '../ops-call.ts'
import { typedIn } from '../typed.ts'

/** Sends the order of a form with the typed reason. Without a reason, nothing is sent. */
export function useOrder(access: Access, onSet: (data: Schema<'OpsSwitches'>) => void) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [noteError, setNoteError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const submit = async (
    event: FormEvent<HTMLFormElement>,
    orderOf: (form: HTMLFormElement) => Omit<Schema<'OpsSwitchOrder'>, 'note'>,
  ) => {
    event.preventDefault()
    const form = event.currentTarget
    const note = typedIn(form, 'note')
    setNoteError(note === '' ? formatMessage({ id: 'ops.switch.note.missing' }) : undefined)
    setFailure(undefined)
    if (note === '') return form.querySelector<HTMLElement>('[name=note]')?.focus()
    setBusy(true)
    try {
      const data = await setSwitch(access, { ...orderOf(form), note })
      form.reset()
      onSet(data)
    } catch (error) {
      setFailure(formatMessage({ id: messageOf(error) }))
    }
    return setBusy(false)
  }
  return { busy, noteError, failure, submit }
}
