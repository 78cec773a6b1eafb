import { Markup, markup } from './markup.ts'
import { escapeHtml } from '../respond/small-page.ts'

export type CodeLanguage = 'ts' | 'sh' | 'json' | 'http'

/** Token kinds for highlighting, in order of precedence. Everything else stays plain. */
const TOKENS: Record<CodeLanguage, RegExp> = {
  ts: /(?<note>\/\/[^\n]*)|(?<text>'[^'\n]*'|`[^`]*`)|(?<word>\b(?:import|from|const|await|async|if|for|of|throw|new|return|export|function)\b)|(?<number>\b\d[\d_.]*\b)/g,
  sh: /(?<note>(?<=^|\s)#[^\n]*)|(?<text>'[^']*'|"[^"]*")|(?<word>(?<=^|\n)curl\b|(?<=\s)-{1,2}[A-Za-z][\w-]*)/g,
  json: /(?<word>"[^"\n]*"(?=\s*:))|(?<text>"[^"\n]*")|(?<number>-?\b\d[\d.]*\b|\b(?:true|false|null)\b)/g,
  http: /(?<word>^[A-Z]+(?= \/)|^[\w-]+(?=:))/gm,
}

/** A titled code block with a copy button if scripts run. It scrolls on its own and can be focused by keyboard. */
export function codeBlock(title: string, language: CodeLanguage, code: string): Markup {
  return markup`<figure class="code"><figcaption><span>${title}</span>
<button type="button" class="copy" data-copy hidden><span data-done="Copied">Copy</span> <span class="sr">${title}</span></button></figcaption>
<pre tabindex="0" role="region" aria-label="${title}"><code>${coloured(code.trim(), language)}</code></pre></figure>`
}

/** Escapes code and wraps each token in a `<span>` for highlighting. */
function coloured(code: string, language: CodeLanguage): Markup {
  let html = ''
  let end = 0
  for (const match of code.matchAll(TOKENS[language])) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? ''
    html += `${escapeHtml(code.slice(end, match.index))}<span class="tok-${kind}">${escapeHtml(match[0])}</span>`
    end = match.index + match[0].length
  }
  return new Markup(html + escapeHtml(code.slice(end)))
}
