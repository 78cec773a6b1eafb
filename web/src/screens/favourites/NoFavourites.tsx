import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../i18n/use-locale.ts'
import picture from '../../pictures/empty-result.svg'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'
import { Picture } from '../../ui/surfaces/Picture.tsx'

/** Shown when there are no favourites yet, and explains where to find the hearts. */
export function NoFavourites() {
  return (
    <EmptyState
      picture={<Picture src={picture} alt="" width={1600} height={1200} />}
      title={useIntl().formatMessage({ id: 'favourites.empty.title' })}
      action={
        <Button href={usePaths().home()}>
          <FormattedMessage id="notFound.home" />
        </Button>
      }
    >
      <FormattedMessage id="favourites.empty" />
    </EmptyState>
  )
}
