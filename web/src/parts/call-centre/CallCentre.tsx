import { useSite } from '../../api/use-site.ts'
import { telephone } from '../../paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'

/** Whom to call, inside a sentence: the phone number, or the site's name if it has no number. */
export function CallCentre() {
  const { name, callcenter } = useSite().site
  if (callcenter.number === undefined) return <>{name}</>
  return (
    <a className="link ltr nums nowrap" href={telephone(callcenter.number)}>
      {callcenter.number}
    </a>
  )
}

/** The phone number as a button; renders nothing without a number. */
export function CallButton({ icon }: { icon?: 's' }) {
  const { number } = useSite().site.callcenter
  if (number === undefined) return null
  return (
    <Button kind="quiet" href={telephone(number)}>
      {icon === undefined ? <Icon name="phone" /> : <Icon name="phone" size={icon} />}
      <span className="ltr nums">{number}</span>
    </Button>
  )
}
