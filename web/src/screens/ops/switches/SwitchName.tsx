import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'

type Named = Pick<Schema<'OpsSwitch'>, 'kind' | 'name'>

/** What a switch is about: its kind, and the payment method (`way`), upstream or operation that it names. */
export function SwitchName({ kind, name }: Named) {
  const kindName = <FormattedMessage id={`ops.switch.kind.${kind}`} />
  if (name === undefined) return kindName
  return (
    <FormattedMessage id="ops.switch.named" values={{ kind: kindName, name: <NameOf kind={kind} name={name} /> }} />
  )
}

/** The name in the page's language. An operation is called by its operationId in every language. */
function NameOf({ kind, name }: Required<Named>) {
  if (kind === 'way') return <FormattedMessage id={`method.${name}`} />
  if (kind === 'upstream') return <FormattedMessage id={`ops.switch.upstream.${name}`} />
  return <bdi className="ltr">{name}</bdi>
}

/** The host name of the site for which a switch holds, or "All sites". */
export const SwitchPlace = ({ site }: { site: string | undefined }) =>
  site === undefined ? <FormattedMessage id="ops.switch.everywhere" /> : <bdi className="ltr">{site}</bdi>
