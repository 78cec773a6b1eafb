import { useIntl } from '../i18n/FormattedMessage.tsx'
import { useSite } from '../api/use-site.ts'
import { webLink } from '../domain/text/web-link.ts'
import { partnerLogin, partnerRegister } from '../paths.ts'

/** Links for partners to their own site: to log in and to register. Renders nothing without a partner site. */
export function PartnerLinks({ className }: { className?: string | undefined }) {
  const { formatMessage } = useIntl()
  const { status, value } = useSite().site.partnerSite
  if (!status || !value) return null
  const link = (href: string, id: string) => (
    <a className={className} href={webLink(href)} rel="noopener">
      {formatMessage({ id })}
    </a>
  )
  return (
    <>
      {link(partnerLogin(value), 'partner.login')}
      {link(partnerRegister(value), 'partner.register')}
    </>
  )
}
