type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/**
 * The only script of another company, so its address is the only one that passes Trusted Types (decision 44.6). A
 * document takes a policy of this name once, and a press may try again.
 */
function trusted(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('chat', { createScriptURL: (url) => url })
  return policy?.createScriptURL(src) ?? src
}

/** Loads the script of a site's chat, which shows itself. It fails when the script cannot be loaded. */
export function loadChat(src: string): Promise<void> {
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
