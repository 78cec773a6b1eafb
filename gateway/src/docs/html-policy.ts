/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | undefined>): unknown
}

/**
 * Creates the default Trusted Types policy in the pages of the consoles, whose programs write HTML as text; without a
 * policy, the browser would refuse all of it. HTML passes unless it has a script or an event handler. No text becomes a
 * script, and the only script URLs are workers that the page itself has made. The function's source text is inlined in
 * the page and runs before the console's program.
 */
function allowHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
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
