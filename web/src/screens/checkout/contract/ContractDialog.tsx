import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useFormats } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import styles from './ContractDialog.module.css'
import { download } from './download.ts'
import { paragraphs } from './paragraphs.ts'
import type { Contract } from './use-contracts.ts'

/** A contract as it will be concluded, at a size of at least 12 points, to read and to print. */
export function ContractDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { title, body, version } = contract
  const { dateLong } = useFormats()
  // If the version is a date, it is the day from which the contract is valid.
  const dated = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? dateLong(Number(text.replaceAll('-', ''))) : text)
  return (
    <Dialog open light title={title.text} close={formatMessage({ id: 'checkout.close' })} onClose={onClose}>
      <div className={styles.tools}>
        <Button kind="quiet" size="s" onClick={() => print()}>
          <Icon name="print" size="s" />
          <FormattedMessage id="checkout.contract.print" />
        </Button>
        <Button kind="quiet" size="s" onClick={() => download(contract)}>
          <Icon name="download" size="s" />
          <FormattedMessage id="checkout.contract.download" />
        </Button>
        <span className="small muted">
          <FormattedMessage
            id="checkout.contract.version"
            values={{ version: <span className="ltr">{dated(version)}</span> }}
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
