/** Maximum length of a line, in characters. */
const WIDTH = 88

/** Prints a value as idiomatic TypeScript: single quotes, unquoted names, one line if it fits. */
export function literal(value: unknown, indent = ''): string {
  const singleLine = oneLine(value)
  if (indent.length + singleLine.length <= WIDTH || !isNested(value)) return singleLine
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${nameOf(name)}: ${literal(item, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (!isNested(value)) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).map(([name, item]) => `${nameOf(name)}: ${oneLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))
const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
