import type { Wire } from '../wire/wire.ts'

interface Country {
  readonly code: string
  readonly name: string
  readonly three: string
  readonly number: string
  readonly calling: string
}

/** Nationalities of the mock's travellers. */
export const COUNTRIES: readonly Country[] = [
  { code: 'TR', name: 'Türkiye', three: 'TUR', number: '792', calling: '90' },
  { code: 'DE', name: 'Germany', three: 'DEU', number: '276', calling: '49' },
  { code: 'GB', name: 'United Kingdom', three: 'GBR', number: '826', calling: '44' },
  { code: 'FR', name: 'France', three: 'FRA', number: '250', calling: '33' },
  { code: 'NL', name: 'Netherlands', three: 'NLD', number: '528', calling: '31' },
  { code: 'AT', name: 'Austria', three: 'AUT', number: '040', calling: '43' },
  { code: 'CH', name: 'Switzerland', three: 'CHE', number: '756', calling: '41' },
  { code: 'US', name: 'United States', three: 'USA', number: '840', calling: '1' },
  { code: 'RU', name: 'Russia', three: 'RUS', number: '643', calling: '7' },
  { code: 'UA', name: 'Ukraine', three: 'UKR', number: '804', calling: '380' },
  { code: 'SA', name: 'Saudi Arabia', three: 'SAU', number: '682', calling: '966' },
  { code: 'AE', name: 'United Arab Emirates', three: 'ARE', number: '784', calling: '971' },
  { code: 'AZ', name: 'Azerbaijan', three: 'AZE', number: '031', calling: '994' },
]

/** A nationality with all known codes; an unlisted country has only its two-letter code. */
export function nationality(code: string): Wire<'Nationality'> {
  const country = COUNTRIES.find((it) => it.code === code)
  if (country === undefined) return { twoLetterCode: code }
  const { name, three, number, calling } = country
  return { name, twoLetterCode: code, threeLetterCode: three, numericCode: number, isdCode: calling }
}
