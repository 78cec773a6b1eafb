import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'

/**
 * The company behind the site, in one line: its name, address and numbers, as far as its record says (decision 44.4).
 */
export function CompanyFacts() {
  const { site } = useSite()
  const { name = site.name, address, register, mersis, tax } = site.legal ?? {}
  const facts = [
    { of: address, label: undefined },
    { of: register, label: <FormattedMessage id="legal.register" /> },
    { of: mersis, label: 'MERSİS' },
    { of: tax, label: <FormattedMessage id="legal.tax" /> },
  ]
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {facts.map(({ of, label }) =>
        of === undefined ? null : (
          <span key={of}>
            {' · '}
            {label}
            {label ? ' ' : null}
            <bdi data-whole={label ? '' : undefined}>{of}</bdi>
          </span>
        ),
      )}
    </>
  )
}
