import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import lineStyles from './CartLine.module.css'

/** The loading basket: placeholders for one line, in their final size. */
export function CartSkeleton() {
  return (
    <>
      <output className="sr">
        <FormattedMessage id="layout.loading" />
      </output>
      <div className={lineStyles.line}>
        <div className={lineStyles.picture}>
          <Skeleton ratio="1:1" />
        </div>
        <div className="stack">
          <Skeleton width="4rem" height="1rem" />
          <Skeleton width="16rem" height="1.5rem" />
          <Skeleton width="20rem" height="1rem" />
          <Skeleton width="12rem" height="2.75rem" />
        </div>
        <div className={lineStyles.end}>
          <Skeleton width="7rem" height="1.5rem" />
        </div>
      </div>
    </>
  )
}
