import { isThirdPartyScriptForbidden, markThirdPartyScript } from '../../../tab/third-party-script.ts'
import { removeTabItem, readTabItem, writeTabItem } from '../../../tab/tab-storage.ts'

/** Storage key for a press that waits for a document in which the chat may run. */
const PRESSED = 'rota.chat'

type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/**
 * The address of the chat's script as Trusted Types require it: no other script of another company may run (decision
 * 44.6). The policy is kept, because a document accepts each name once and a later press may try again.
 */
function trusted(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('chat', { createScriptURL: (url) => url })
  return policy?.createScriptURL(src) ?? src
}

/** Loads the script of a site's chat, which shows itself. It fails when the script cannot be loaded. */
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
    script.src = trusted(src)
    document.head.append(script)
  })
}

/** Reloads the page if its document keeps the chat out, and remembers the press. Returns whether it does so. */
export function reloadForChat(): boolean {
  if (!isThirdPartyScriptForbidden() || !writeTabItem(PRESSED, 'yes')) return false
  location.reload()
  return true
}

/** Whether the chat was pressed before the page was loaded anew for it. Returns true only once. */
export function takePressed(): boolean {
  const pressed = readTabItem(PRESSED) !== undefined
  removeTabItem(PRESSED)
  return pressed
}
