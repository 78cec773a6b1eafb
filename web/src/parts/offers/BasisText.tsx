import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'

type BasisTextProps = {
  basis: Schema<'PriceBasis'>
  /** The product kind: the text says "the whole boat" for a gulet and "the car" for a car. */
  kind: Schema<'ServiceFacts'>['kind']
  per?: Schema<'Service'>['per']
}

function basisId(basis: Schema<'PriceBasis'>, kind: BasisTextProps['kind']): string {
  if (basis === 1) return 'offers.basis.person'
  return basis === 3 ? `offers.basis.room.${kind}` : `offers.basis.service.${kind}`
}

/** What a price covers (decision 38.1): "per person", "a night, the whole boat". */
export function BasisText({ basis, kind, per = 'once' }: BasisTextProps) {
  return (
    <>
      {per === 'once' ? null : (
        <>
          <FormattedMessage id={`offers.per.${per}`} />
          <FormattedMessage id="list.comma" />
        </>
      )}
      <FormattedMessage id={basisId(basis, kind)} />
    </>
  )
}
