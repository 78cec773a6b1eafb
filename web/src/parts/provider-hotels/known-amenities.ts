import type { Schema } from '../../api/operations.ts'
import { isAmenity, type Amenity } from '../amenities.ts'

type Name = Schema<'ProviderName'>

/**
 * The provider writes facilities, themes and boards as free text, mostly in English (decision 37.7). Texts that match
 * the reference data are shown in the language of the page; others are left out.
 */
const FACILITIES: readonly (readonly [RegExp, Amenity])[] = [
  [/\b(?:heated|indoor) (?:swimming )?pool\b/, 'heated-pool'],
  [/\bpool\b/, 'pool'],
  [/\bprivate beach\b|\bbeachfront\b/, 'private-beach'],
  [/\bwi-? ?fi\b|\bwireless\b|\binternet\b/, 'wifi'],
  [/\bparking\b|\bgarage\b/, 'parking'],
  [/\bkids? club\b|\bmini ?club\b|\bchildren'?s club\b/, 'kids-club'],
  [/\bhamm?am\b|\bturkish bath\b/, 'hammam'],
  [/\bthermal\b/, 'thermal-water'],
  [/\bspa\b|\bwellness\b/, 'spa'],
  [/\bbreakfast\b/, 'breakfast'],
  [/\brestaurant\b/, 'restaurant'],
  [/\bpets?\b/, 'pets'],
  [/\bair[ -]condition/, 'air-conditioning'],
  [/\bgym\b|\bfitness\b/, 'gym'],
  [/\bbar\b/, 'bar'],
  [/\bterrace\b/, 'terrace'],
  [/\bgarden\b/, 'garden'],
  [/\bgolf\b/, 'golf'],
  [/\bski\b/, 'ski-lift'],
  [/\b(?:airport )?(?:shuttle|transfer)\b/, 'airport-shuttle'],
  [/\b(?:meeting|conference)\b/, 'meeting-room'],
  [/\b(?:accessib|wheelchair|disabled)/, 'accessible'],
  [/\b24[ -]?h(?:ours?)?\b/, 'reception-24h'],
  [/\bsafe(?:ty)?(?: ?-?(?:deposit )?box)?\b/, 'safety-box'],
  [/\btv\b|\btelevision\b/, 'tv'],
]

/** The unique amenity keys in a list of facilities. */
export function amenitiesOf(facilities: readonly Name[] = []): Amenity[] {
  const keys = facilities.flatMap(({ id = '', name }) => {
    const key = isAmenity(id) ? id : FACILITIES.find(([words]) => words.test(name.toLowerCase()))?.[1]
    return key === undefined ? [] : [key]
  })
  return [...new Set(keys)]
}
