import banks from '../../../reference/banks.json' with { type: 'json' }
import currencies from '../../../reference/currencies.json' with { type: 'json' }
import languages from '../../../reference/languages.json' with { type: 'json' }
import themes from '../../../reference/themes.json' with { type: 'json' }
import { basketCurrencies } from '../bundle/references.ts'

/**
 * Generates the modules of `generated/reference/` from `reference/*.json`: content by file name. To keep the code of
 * pages small, each language is a separate export, and signs and minor units are those of currencies that a basket can
 * hold. Only `currencies` has the whole list, for choosing a currency.
 */
export function printReference(): Map<string, string> {
  const byCode = <T>(pick: (currency: (typeof basketCurrencies)[number]) => T) =>
    Object.fromEntries(basketCurrencies.map((currency) => [currency.code.toLowerCase(), pick(currency)]))
  const rightToLeft = languages.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)
  return new Map([
    ...moduleOf('minor-units', { MINOR_UNITS: byCode(({ minorUnits }) => minorUnits) }),
    ...moduleOf('signs', { SIGNS: byCode(({ sign }) => sign) }),
    ...moduleOf('currencies', { CURRENCIES: Object.fromEntries(currencies.map(unitOf)) }),
    ...moduleOf('banks', { BANKS: Object.fromEntries(banks.map(({ id, name }) => [id, name])) }),
    ...moduleOf('themes', { THEMES: Object.fromEntries(themes.map(({ id, key, icon }) => [key, { id, icon }])) }),
    ...moduleOf('directions', { RIGHT_TO_LEFT: rightToLeft }),
    ...moduleOf('link-previews', { LINK_PREVIEWS: Object.fromEntries(languages.map(previewOf)) }),
    ...moduleOf('languages', Object.fromEntries(languages.map((language) => [language.code, localeOf(language)]))),
  ])
}

type Language = (typeof languages)[number]

/**
 * A language of pages: its direction, its own name, and its formatting tag (day before month, Gregorian calendar, Latin
 * digits: decision 31.4).
 */
const localeOf = ({ tag, dir, name, format = tag }: Language) => ({
  intl: `${format}-u-ca-gregory-nu-latn`,
  dir,
  name: name.local,
})

/** The sign of a currency and its number of decimals, by lower-case code. */
const unitOf = ({ code, sign, minorUnits }: (typeof currencies)[number]) =>
  [code.toLowerCase(), { sign, digits: minorUnits }] as const

/** The Open Graph name of a language, for link previews. */
const previewOf = ({ code, tag, og = tag.replace('-', '_') }: Language) => [code, og] as const

function moduleOf(name: string, values: Record<string, object>): [string, string][] {
  const entries = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)] as const)
  const code = entries.map(([key, text]) => `export const ${key} = ${text}\n`)
  const types = entries.map(([key, text]) => `export declare const ${key}: ${readonlyType(text)}\n`)
  return [
    [`${name}.js`, code.join('')],
    [`${name}.d.ts`, types.join('')],
  ]
}

/** The TypeScript type of JSON text: an object with literals, or a list of strings. */
const readonlyType = (text: string) => (text.startsWith('[') ? 'readonly string[]' : `Readonly<${text}>`)
