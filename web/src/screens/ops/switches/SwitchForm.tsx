import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { METHODS } from '../../../domain/payment/choice.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { Panel } from '../../../ui/surfaces/Panel.tsx'
import type { Access } from '../ops-call.ts'
import { typedIn } from '../typed.ts'
import { NoteField } from './NoteField.tsx'
import { useOrder } from './use-order.ts'

type Kind = Schema<'OpsSwitchKind'>

/** What a key of a site can switch, and what a control key can switch (decision 49.1). */
const OF_A_SITE: readonly Kind[] = ['payments', 'way', 'forms', 'maintenance']
const KINDS: readonly Kind[] = [...OF_A_SITE, 'operation', 'upstream', 'docs', 'checks']

/** Switches that are the same for all sites, so that no site is chosen. */
const OF_ALL_SITES: readonly Kind[] = ['upstream', 'checks']

type SwitchFormProps = {
  access: Access
  data: Schema<'OpsSwitches'>
  onSet: (data: Schema<'OpsSwitches'>) => void
}

/** A form that sets a switch: what is switched, for which site, and why. */
export function SwitchForm({ access, data: { sites, everywhere }, onSet }: SwitchFormProps) {
  const { formatMessage } = useIntl()
  const [kind, setKind] = useState<Kind>('payments')
  const { busy, noteError, failure, submit } = useOrder(access, onSet)
  const orderOf = (form: HTMLFormElement) => {
    const name = typedIn(form, 'name')
    const site = typedIn(form, 'site')
    return {
      kind,
      to: (typedIn(form, 'to') || 'off') as Schema<'OpsSwitchState'>,
      ...(name === '' ? {} : { name }),
      ...(site === '' ? {} : { site }),
    }
  }
  return (
    <Panel>
      <form className="form" onSubmit={(event) => void submit(event, orderOf)} noValidate>
        <SelectField
          name="kind"
          span={6}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
          label={<FormattedMessage id="ops.switch.what" />}
          hint={<FormattedMessage id={`ops.switch.means.${kind}`} />}
        >
          {(everywhere ? KINDS : OF_A_SITE).map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `ops.switch.kind.${each}` })}
            </option>
          ))}
        </SelectField>
        <NameField kind={kind} />
        {kind === 'checks' ? <CheckField /> : null}
        {everywhere && !OF_ALL_SITES.includes(kind) ? (
          <SelectField name="site" label={<FormattedMessage id="ops.switch.site" />}>
            <option value="">{formatMessage({ id: 'ops.switch.everywhere' })}</option>
            {sites.map((site) => (
              <option key={site}>{site}</option>
            ))}
          </SelectField>
        ) : null}
        {everywhere ? null : <input type="hidden" name="site" value={sites[0]} />}
        <NoteField error={noteError} />
        {failure ? (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" loading={busy}>
            <FormattedMessage id="ops.switch.set" />
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** The field for the payment method, upstream or operation; none for kinds without a name. */
function NameField({ kind }: { kind: Kind }) {
  const { formatMessage } = useIntl()
  const label = <FormattedMessage id="ops.switch.name" />
  if (kind === 'operation' || kind === 'checks') {
    return (
      <TextField
        name="name"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        label={label}
        hint={<FormattedMessage id="ops.switch.name.hint" />}
      />
    )
  }
  const names = kind === 'way' ? METHODS : kind === 'upstream' ? ['agency', 'provider'] : []
  if (names.length === 0) return null
  return (
    <SelectField name="name" label={label}>
      {names.map((name) => (
        <option key={name} value={name}>
          {formatMessage({ id: kind === 'way' ? `method.${name}` : `ops.switch.upstream.${name}` })}
        </option>
      ))}
    </SelectField>
  )
}

/** The field for how strictly responses are checked. */
function CheckField() {
  const { formatMessage } = useIntl()
  return (
    <SelectField name="to" label={<FormattedMessage id="ops.switch.to" />}>
      {(['report', 'off', 'enforce'] as const).map((to) => (
        <option key={to} value={to}>
          {formatMessage({ id: `ops.switch.to.${to}` })}
        </option>
      ))}
    </SelectField>
  )
}
