import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { difference } from '../../domain/money/amounts.ts'
import { kindOf } from '../../domain/cart/line-kind.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import styles from './CartLine.module.css'
import type { Line, LineTrouble } from './line-state.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { useLines } from './use-lines.ts'

/** Id of a line's notice, which receives the focus when the basket cannot be paid for. */
export const noticeId = (key: string) => `line-${key}`

type LineNoticeProps = {
  line: Line
  trouble: LineTrouble
  /** URL of the product's page, where something else can be chosen. */
  address: string | undefined
  lines: ReturnType<typeof useLines>
}

const TITLES = { gone: 'error.soldOut', unaskable: 'cart.unaskable.title', changed: 'cart.changed' }

/** What the visitor must decide: accept the new price or remove the line (decision 28.3). */
export function LineNotice({ line, trouble, address, lines }: LineNoticeProps) {
  const { formatMessage } = useIntl()
  const { key, total, priceBefore } = line
  return (
    <Notice
      id={noticeId(key)}
      tabIndex={-1}
      className={styles.notice}
      tone={trouble === 'gone' ? 'bad' : 'warn'}
      icon={trouble === 'gone' ? 'warn' : 'info'}
      title={formatMessage({ id: TITLES[trouble] })}
    >
      {priceBefore && trouble === 'changed' ? (
        <PriceChange now={total} before={priceBefore} />
      ) : (
        <FormattedMessage
          id={trouble === 'unaskable' ? 'cart.unaskable' : 'cart.gone'}
          values={{ kind: kindOf(line) }}
        />
      )}
      <div className={styles.decision}>
        {trouble === 'changed' ? (
          <Button size="s" loading={lines.busy[key]} onClick={() => void lines.accept(line)}>
            <FormattedMessage id="cart.accept" />
          </Button>
        ) : address ? (
          <Button size="s" kind="quiet" href={address}>
            <FormattedMessage id="cart.other" values={{ kind: kindOf(line) }} />
          </Button>
        ) : null}
        <RemoveButton line={line} lines={lines} />
      </div>
    </Notice>
  )
}

/** "It is now ₺27.335,00. It was ₺24.850,00 when you added it: ₺2.485,00 more." */
function PriceChange({ now, before }: { now: Line['total']; before: Line['total'] }) {
  const moved = difference(now, before)
  const values = {
    now: <Amount of={now} />,
    before: <Amount of={before} />,
    difference: <Amount of={{ ...moved, value: Math.abs(moved.value) }} />,
  }
  return <FormattedMessage id={moved.value < 0 ? 'cart.changed.less' : 'cart.changed.more'} values={values} />
}
