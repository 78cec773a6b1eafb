import type { ComponentType } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import { mail } from '../../domain/text/message-links.ts'
import { useLazyPanel, type PanelProps } from '../use-lazy-panel.ts'

type ContactFormProps = PanelProps & { about?: string | undefined }
type Form = ComponentType<ContactFormProps>
type ContactForm = {
  name: string
  /** Whether a site accepts such messages, which its record says (decision 29.2). */
  accepts: (partner: Schema<'Site'>['partnerSite']) => boolean | undefined
  load: () => Promise<{ default: Form }>
}

const CONTACT_FORMS: Readonly<Record<'callBack' | 'corporate', ContactForm>> = {
  callBack: {
    name: 'callBack.open',
    accepts: (partner) => partner.takesNotifications,
    load: () => import('../call-back/CallBackForm.tsx'),
  },
  corporate: {
    name: 'corporate.open',
    accepts: (partner) => partner.status && partner.takesContact,
    load: () => import('../corporate/CorporateForm.tsx'),
  },
}

type ContactFormButtonProps = {
  kind: keyof typeof CONTACT_FORMS
  /** The subject of the request; it is put into the note. */
  about?: string
  className?: string | undefined
}

/** A button that opens a contact form; the form and its messages are loaded on press (decision 40.8). */
export function ContactFormButton({ kind, about, className }: ContactFormButtonProps) {
  const { name, accepts, load } = CONTACT_FORMS[kind]
  const { formatMessage } = useIntl()
  const { partnerSite } = useSite().site
  const { open, Panel, panelProps } = useLazyPanel(load, ['contact'])
  // While an operator has switched both forms off, one sentence takes the place of both buttons (decision 49.6).
  if (partnerSite.formsOff) return kind === 'callBack' && <span>{formatMessage({ id: 'forms.off' })}</span>
  if (!accepts(partnerSite)) return null
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {formatMessage({ id: name })}
      </button>
      <noscript>{import.meta.env.SSR ? <ByMail kind={kind} className={className} /> : null}</noscript>
      {Panel ? <Panel about={about} {...panelProps} /> : null}
    </>
  )
}

/**
 * Without scripts, a link to write an e-mail instead. Calls need none, because the phone number is beside the button.
 */
function ByMail({ kind, className }: Pick<ContactFormButtonProps, 'kind' | 'className'>) {
  const { formatMessage } = useIntl()
  const { email } = useSite().site.callcenter
  if (kind === 'callBack' || email === undefined) return null
  return (
    <a href={mail(email)} className={className}>
      {formatMessage({ id: CONTACT_FORMS[kind].name })}
    </a>
  )
}

/** The buttons of both forms, side by side. */
export const ContactFormButtons = ({ className }: { className?: string }) => (
  <>
    <ContactFormButton kind="callBack" className={className} />
    <ContactFormButton kind="corporate" className={className} />
  </>
)
