/** The part of the browser's Trusted Types that is used here. */
interface Policies {
  createPolicy(name: string, rules: Record<string, (text: string) => string | undefined>): unknown
}

/**
 * Runs in the pages of the consoles, before their programs, which write HTML as text: without this, Trusted Types would
 * refuse all of it. HTML passes unless it has a script or a handler, no text becomes a script, and the only script
 * addresses are workers that the page itself has made. Its text is inlined.
 */
function allowHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (/<script|<[^<>]*[\s"'/]on[a-z]+\s*=|javascript:/i.test(html) ? '' : html),
    createScriptURL: (url) => (url.startsWith(`blob:${location.origin}/`) ? url : undefined),
  })
}

/** The script that creates the policy. */
export const HTML_POLICY_SCRIPT = `(${allowHtml.toString()})()`

/**
 * CSP directives for the consoles. Swagger UI and Redoc contain DOMPurify, which logs an error if it may not have its
 * own policy.
 */
export const HTML_FROM_CONSOLES = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default dompurify',
}
