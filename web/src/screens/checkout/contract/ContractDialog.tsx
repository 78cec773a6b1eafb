import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './ContractDialog.module.css'
import { paragraphs } from './fill.ts'
import type { Contract } from './use-contracts.ts'

/** A contract as it will be concluded, in at least 12 points, to read and to print. */
export function ContractDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { title, body, version } = contract
  return (
    <Dialog open light title={title.text} close={formatMessage({ id: 'checkout.close' })} onClose={onClose}>
      <div className={styles.tools}>
        <Button kind="quiet" size="s" onClick={() => print()}>
          <Icon name="print" size="s" />
          <FormattedMessage id="checkout.contract.print" />
        </Button>
        <span className="small muted">
          <FormattedMessage
            id="checkout.contract.version"
            values={{ version: <span className="ltr">{version}</span> }}
          />
        </span>
      </div>
      <div className={styles.text} lang={body.lang} dir={body.dir}>
        {paragraphs(body.text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  )
}
