import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'
import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from './csp-hash.ts'

/** A page with no more in it than a purpose: no style, no picture, at most one script, all of it allowed by hash. */
export interface SmallPage {
  status?: number
  lang: string
  title: string
  /** HTML; whatever comes from elsewhere must have been escaped. */
  body: string
  script?: string
  /** Directives of the policy beside `default-src 'none'`; without `form-action` nothing can be sent. */
  policy?: Record<string, string>
}

/** The page as an answer that no cache keeps and no referrer leaves. */
export async function smallPage(page: SmallPage): Promise<DocumentAnswer> {
  const { status = 200, lang, title, body, script = '', policy = {} } = page
  const direction = RIGHT_TO_LEFT.includes(lang) ? ' dir="rtl"' : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`
  const code = script === '' ? '' : `<script>${script}</script>`
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyText({
        ...(script === '' ? {} : { 'script-src': await cspHash(script) }),
        ...policy,
      }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
    body: `<!doctype html><html lang="${escapeHtml(lang)}"${direction}><head>${head}</head><body>${body}${code}</body></html>`,
  }
}

/** Text as it stands in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function policyText(directives: Record<string, string>): string {
  const all = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", ...directives }
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
