import { useSyncExternalStore } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { keepsCookies } from './cookie-trial.ts'

const never = () => () => undefined

/** Why there is no basket in a browser that keeps no cookies (H6). The server cannot know, and says nothing. */
export function CookieNotice() {
  if (useSyncExternalStore(never, keepsCookies, () => true)) return null
  return (
    <Notice tone="warn">
      <FormattedMessage id="error.cookies" />
    </Notice>
  )
}
