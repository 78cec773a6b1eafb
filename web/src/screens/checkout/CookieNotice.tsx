import { useSyncExternalStore } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { keepsCookies } from './cookie-trial.ts'

/** Whether cookies are kept does not change while a page is open, so there is nothing to subscribe to. */
const subscribe = () => () => undefined

/** Why there is no basket in a browser that keeps no cookies (H6). The server cannot know that, and renders nothing. */
export function CookieNotice() {
  if (useSyncExternalStore(subscribe, keepsCookies, () => true)) return null
  return (
    <Notice tone="warn">
      <FormattedMessage id="error.cookies" />
    </Notice>
  )
}
