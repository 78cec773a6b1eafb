import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../i18n/use-locale.ts'
import { Steps } from '../../ui/navigation/Steps.tsx'
import { useStepStart } from './arrival.ts'
import styles from './checkout.module.css'
import type { Step } from './view.ts'

type CheckoutLayoutProps = {
  step: Step
  /** Whether the way back is closed, because a payment is in progress. */
  locked: boolean
  children: ReactNode
  aside: ReactNode
}

/** The steps at the top, and the current step beside the summary. */
export function CheckoutLayout({ step, locked, children, aside }: CheckoutLayoutProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const words = (id: string) => formatMessage({ id: `checkout.step.${id}` })
  const link = (id: string, href: string) => (locked ? words(id) : <a href={href}>{words(id)}</a>)
  const steps = [
    { id: 'cart', label: link('cart', paths.cart()) },
    { id: 'guests', label: step === 'payment' ? link('guests', paths.checkout('guests')) : words('guests') },
    { id: 'payment', label: words('payment') },
    { id: 'complete', label: words('complete') },
  ]
  return (
    <div className="page tall">
      <Steps label={words('list')} steps={steps} current={step} done={words('done')} />
      <StepHeading key={step} step={step} />
      <div className={styles.columns}>
        <div>{children}</div>
        {aside}
      </div>
    </div>
  )
}

function StepHeading({ step }: Pick<CheckoutLayoutProps, 'step'>) {
  const heading = useStepStart()
  return (
    <h1 className="sr" tabIndex={-1} ref={heading}>
      <FormattedMessage id={`checkout.heading.${step}`} />
    </h1>
  )
}
