import { FormattedMessage } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { mapAddress } from '../../paths.ts'

/** Leads to a map of the place. Nothing of another host is in the page itself. */
export function MapLink({ at }: { at: NonNullable<Schema<'Location'>['geolocation']> }) {
  return (
    <a className="link" href={mapAddress(at)} rel="noopener">
      <FormattedMessage id="offers.map" />
    </a>
  )
}
