import { useCallback, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../i18n/use-locale.ts'
import { Steps } from '../../ui/Steps.tsx'
import styles from './checkout.module.css'
import type { Step } from './view.ts'

type FrameProps = {
  step: Step
  /** The way back is closed while a payment is under way. */
  locked: boolean
  /** Set when the step has been changed by the visitor going on: the new one starts at its top, with the focus. */
  moved: RefObject<boolean>
  children: ReactNode
  aside: ReactNode
}

/** Steps on top, the step beside the summary. */
export function Frame({ step, locked, moved, children, aside }: FrameProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const arrive = useCallback(
    (heading: HTMLElement | null) => {
      if (!heading || !moved.current) return
      moved.current = false
      scrollTo(0, 0)
      heading.focus({ preventScroll: true })
    },
    [moved],
  )
  const words = (id: string) => formatMessage({ id: `checkout.step.${id}` })
  const link = (id: string, href: string) => (locked ? words(id) : <a href={href}>{words(id)}</a>)
  const steps = [
    { id: 'cart', label: link('cart', paths.cart()) },
    { id: 'guests', label: step === 'payment' ? link('guests', paths.checkout('guests')) : words('guests') },
    { id: 'payment', label: words('payment') },
    { id: 'complete', label: words('complete') },
  ]
  return (
    <div className="page">
      <Steps label={words('list')} steps={steps} current={step} done={words('done')} />
      <h1 key={step} className="sr" tabIndex={-1} ref={arrive}>
        <FormattedMessage id={`checkout.heading.${step}`} />
      </h1>
      <div className={styles.columns}>
        <div>{children}</div>
        {aside}
      </div>
    </div>
  )
}
