import { isThirdPartyScriptForbidden, markThirdPartyScript } from '../../../tab/third-party-script.ts'
import { removeTabItem, readTabItem, writeTabItem } from '../../../tab/tab-storage.ts'

/** Storage key of a press on the chat button that reloads the page, so that the chat opens in the new document. */
const PENDING_PRESS = 'rota.chat'

type TrustedTypePolicy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy }

let policy: TrustedTypePolicy | undefined

/**
 * The URL of the chat's script as a Trusted Type, which the content security policy requires: no other script of
 * another company may run (decision 44.6). The policy is created once, because a document accepts each policy name only
 * once.
 */
function trustedUrl(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('chat', { createScriptURL: (url) => url })
  return policy?.createScriptURL(src) ?? src
}

/** Loads the script of a site's chat, which then renders itself. Rejects when the script cannot be loaded. */
export function loadChat(src: string): Promise<void> {
  markThirdPartyScript()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the chat cannot be loaded'))
    })
    script.src = trustedUrl(src)
    document.head.append(script)
  })
}

/**
 * Reloads the page if the policy of its document forbids the chat, and stores the press for the new document. Returns
 * whether the page is being reloaded.
 */
export function reloadForChat(): boolean {
  if (!isThirdPartyScriptForbidden() || !writeTabItem(PENDING_PRESS, 'yes')) return false
  location.reload()
  return true
}

/** Whether the page was reloaded because of a press on the chat button. True only for the first call. */
export function consumePendingPress(): boolean {
  const wasPressed = readTabItem(PENDING_PRESS) !== undefined
  removeTabItem(PENDING_PRESS)
  return wasPressed
}
