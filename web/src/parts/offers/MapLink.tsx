import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { mapAddress } from '../../domain/text/map-links.ts'

/** Links to a map of the place. The page itself embeds nothing from another host. */
export function MapLink({ at }: { at: NonNullable<Schema<'Location'>['geolocation']> }) {
  return (
    <a className="link" href={mapAddress(at)} rel="noopener">
      <FormattedMessage id="offers.map" />
    </a>
  )
}
