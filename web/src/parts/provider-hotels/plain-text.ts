const BREAK = /<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>/gi
const TAG = /<[^<>]*>/g
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#39|#x27);/g

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&#x27;': "'",
}

/** A provider's text, possibly HTML, without its markup: it is only ever shown as plain text (decision 37.7). */
export function plainText(html: string): string {
  return html
    .replace(BREAK, '\n')
    .replace(TAG, ' ')
    .replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
