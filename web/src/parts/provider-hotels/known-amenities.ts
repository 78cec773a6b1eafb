import type { Schema } from '../../api/operations.ts'
import { fold } from '../../domain/text/fold.ts'
import { isAmenity, type Amenity } from '../amenities.ts'

type Name = Schema<'ProviderName'>

/**
 * Patterns for the names of facilities, which the provider writes as free text, mostly in English (decision 37.7).
 * Facilities that match an amenity of the reference data are shown in the language of the page; others are left out.
 * The patterns are for folded text (`fold`). The first match counts, so that a special amenity precedes a general one.
 */
const FACILITIES: readonly (readonly [RegExp, Amenity])[] = [
  [/\bheated (?:swimming )?pools?\b/, 'heated-pool'],
  [/\bthermal(?: (?:water|pools?|baths?|springs?))?\b/, 'thermal-water'],
  [/\b(?:(?:pool|lobby|snack|beach|roof) )?bars?\b/, 'bar'],
  [/\b(?:swimming )?pools?\b/, 'pool'],
  [/\bprivate beach\b|\bbeach ?front\b/, 'private-beach'],
  [/\bwi ?fi\b|\bwlan\b|\bwireless(?: internet)?\b/, 'wifi'],
  [/\bcar park\b|\b(?:car )?parking\b|\bgarage\b/, 'parking'],
  [/\b(?:kids?|mini|childrens?) ?club\b/, 'kids-club'],
  [/\bhamm?am\b|\bturkish bath\b/, 'hammam'],
  [/\bspa(?: wellness)?\b|\bwellness\b/, 'spa'],
  [/\b(?:buffet )?breakfast(?: buffet)?\b/, 'breakfast'],
  [/\brestaurants?\b/, 'restaurant'],
  [/\bpets? (?:allowed|welcome|friendly)\b|^pets?$/, 'pets'],
  [/\bair condition(?:ing|ed)\b/, 'air-conditioning'],
  [/\bgym\b|\bfitness\b/, 'gym'],
  [/\b(?:sun |roof )?terrace\b/, 'terrace'],
  [/\bgarden\b/, 'garden'],
  [/\bgolf(?: course)?\b/, 'golf'],
  [/\bski ?lifts?\b|\bski in ski out\b/, 'ski-lift'],
  [/\bairport (?:shuttle|transfers?)\b/, 'airport-shuttle'],
  [/\b(?:meeting|conference) (?:rooms?|halls?|facilities)\b/, 'meeting-room'],
  [/\bwheelchair access(?:ible)?\b|\b(?:disabled|step free) access\b/, 'accessible'],
  [
    /\b24 ?(?:h(?:ours?)?|7) (?:reception|front desk)\b|\b(?:reception|front desk) 24 ?(?:h(?:ours?)?|7)\b/,
    'reception-24h',
  ],
  [/\b(?:(?:safe|safety) )?deposit box\b|\bsafety box\b|\bsafe\b/, 'safety-box'],
  [/\b(?:(?:satellite|cable|flat screen) )?(?:tv|television)\b/, 'tv'],
]

/**
 * Words that may stand beside a facility without changing what it is. With any other word the name may be a negation
 * or something else ("No parking", "Pool table", "Garden view").
 */
const NEUTRAL_WORDS = new Set(
  (
    'a all and area areas at available centre center charge complimentary every extra facilities for free guests hotel ' +
    'in indoor is of on open outdoor own private public rooms service site surcharge the with'
  ).split(' '),
)

/** The amenity of a facility's name; undefined unless a pattern matches and all other words are neutral. */
function amenityOf(name: string): Amenity | undefined {
  const folded = fold(name)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const matchesWholeName = (pattern: RegExp) =>
    pattern.test(folded) &&
    folded
      .replace(pattern, '')
      .split(' ')
      .every((word) => word === '' || NEUTRAL_WORDS.has(word))
  return FACILITIES.find(([pattern]) => matchesWholeName(pattern))?.[1]
}

/** The unique amenity keys in a list of facilities. */
export function amenitiesOf(facilities: readonly Name[] = []): Amenity[] {
  const keys = facilities.flatMap(({ id = '', name }) => (isAmenity(id) ? id : (amenityOf(name) ?? [])))
  return [...new Set(keys)]
}
