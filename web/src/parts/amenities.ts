import type { IconName } from '../ui/icons/icons.ts'

/**
 * Amenities of a hotel with their icons, in display order. Their names are the messages `amenity.*`; unknown keys are
 * the agency's own and not shown.
 */
export const AMENITY_ICONS = {
  pool: 'pool',
  'private-beach': 'sun',
  wifi: 'wifi',
  parking: 'parking',
  'kids-club': 'child',
  spa: 'spa',
  breakfast: 'meal',
  restaurant: 'meal',
  pets: 'paw',
  'air-conditioning': 'snow',
  hammam: 'spa',
  'heated-pool': 'pool',
  'thermal-water': 'pool',
  gym: 'check',
  bar: 'meal',
  terrace: 'sun',
  garden: 'spa',
  golf: 'tour',
  'ski-lift': 'snow',
  'airport-shuttle': 'transfer',
  'meeting-room': 'case',
  accessible: 'user',
  'reception-24h': 'clock',
  'safety-box': 'lock',
  tv: 'check',
} as const satisfies Record<string, IconName>

export type Amenity = keyof typeof AMENITY_ICONS

export const isAmenity = (key: string): key is Amenity => Object.hasOwn(AMENITY_ICONS, key)
