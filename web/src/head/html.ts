const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for an attribute or an element. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** A void element; absent attributes are left out, and `true` writes the name alone. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return `<${[name, ...present.map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`))].join(' ')}>`
}

/** An inline data block. The value is escaped so that it cannot close the element or open another. */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `${tag('script', { type, id })}${json}</script>`
}
