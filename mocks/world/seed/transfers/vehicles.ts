import type { AllWords } from '../../basics/texts.ts'

interface VehicleSeed {
  readonly name: AllWords
  readonly passengers: number
  readonly bags: number
  readonly childSeats: number
  /** Price against the plainest car, in thousandths. */
  readonly factor: number
}

/** What drives, plainest first. */
export const VEHICLES = {
  economy: {
    name: ['Economy car', 'سيارة اقتصادية', 'Ekonomik otomobil', 'Pkw Economy'],
    passengers: 3,
    bags: 2,
    childSeats: 1,
    factor: 1000,
  },
  comfort: {
    name: ['Comfort car', 'سيارة مريحة', 'Konforlu otomobil', 'Pkw Comfort'],
    passengers: 3,
    bags: 3,
    childSeats: 1,
    factor: 1350,
  },
  minivan: {
    name: ['Minivan', 'سيارة عائلية كبيرة', 'Minivan', 'Großraumwagen'],
    passengers: 6,
    bags: 6,
    childSeats: 2,
    factor: 1500,
  },
  accessible: {
    name: ['Van with a ramp', 'عربة مزودة بمنحدر للكراسي المتحركة', 'Rampalı araç', 'Transporter mit Rampe'],
    passengers: 4,
    bags: 4,
    childSeats: 1,
    factor: 1750,
  },
  minibus: {
    name: ['Minibus', 'حافلة صغيرة', 'Minibüs', 'Kleinbus'],
    passengers: 14,
    bags: 14,
    childSeats: 3,
    factor: 2300,
  },
} as const satisfies Record<string, VehicleSeed>

export type VehicleKind = keyof typeof VEHICLES
