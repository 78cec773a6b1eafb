let isLoaded = false

/**
 * Whether a third-party script, which only the chat is, runs in this document. It can read every page that is shown
 * here (decision 44.6).
 */
export const hasThirdPartyScript = (): boolean => isLoaded

/** Records that the chat's script runs here. A page that forbids the chat is then opened in a new document. */
export const markThirdPartyScript = (): void => {
  isLoaded = true
}

let isForbidden = false

/**
 * Whether this document's Content-Security-Policy forbids the chat's script. A document keeps the policy of the page
 * that it was loaded for, and the policy of a personal page names no other company. There, pressing Chat loads the page
 * anew and then opens the chat (decision 44.6).
 */
export const isThirdPartyScriptForbidden = (): boolean => isForbidden

/** Records that this document was loaded for a personal page. */
export const forbidThirdPartyScripts = (): void => {
  isForbidden = true
}
