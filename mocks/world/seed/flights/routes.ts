import type { AirportCode } from './airports.ts'

/** Which months are dear on a route: with the sun, with the year's business, or with those who visit their families. */
export type RouteSeason = 'sun' | 'city' | 'family'

interface RouteSeed {
  readonly between: readonly [AirportCode, AirportCode]
  /** From door to door of the aeroplane. */
  readonly minutes: number
  /** Departures a day, each way. */
  readonly daily: number
  /** Lira for an adult in the plainest fare in a month of factor 1000. */
  readonly base: number
  readonly season: RouteSeason
}

const route = (
  from: AirportCode,
  to: AirportCode,
  minutes: number,
  daily: number,
  base: number,
  season: RouteSeason,
): RouteSeed => ({ between: [from, to], minutes, daily, base, season })

/** Every route that is flown without a stop, in both directions. */
export const ROUTES: readonly RouteSeed[] = [
  route('IST', 'AYT', 80, 9, 1650, 'sun'),
  route('IST', 'ADB', 70, 8, 1500, 'city'),
  route('IST', 'ESB', 65, 9, 1350, 'city'),
  route('IST', 'BJV', 75, 6, 1750, 'sun'),
  route('IST', 'DLM', 80, 5, 1700, 'sun'),
  route('IST', 'TZX', 105, 6, 1900, 'family'),
  route('IST', 'ASR', 85, 5, 1550, 'family'),
  route('SAW', 'AYT', 75, 8, 1450, 'sun'),
  route('SAW', 'ADB', 65, 7, 1300, 'city'),
  route('SAW', 'ESB', 60, 6, 1200, 'city'),
  route('SAW', 'BJV', 70, 5, 1550, 'sun'),
  route('SAW', 'DLM', 75, 4, 1500, 'sun'),
  route('SAW', 'TZX', 100, 5, 1700, 'family'),
  route('SAW', 'ASR', 80, 4, 1400, 'family'),
  route('ESB', 'AYT', 65, 4, 1400, 'sun'),
  route('ESB', 'ADB', 75, 4, 1450, 'city'),
  route('ESB', 'BJV', 80, 3, 1600, 'sun'),
  route('ESB', 'DLM', 75, 2, 1600, 'sun'),
  route('ESB', 'TZX', 75, 3, 1500, 'family'),
  route('ADB', 'AYT', 60, 3, 1400, 'sun'),
  route('ADB', 'TZX', 115, 2, 1950, 'family'),
  route('ADB', 'ASR', 85, 2, 1600, 'family'),
  route('AYT', 'TZX', 110, 2, 1900, 'family'),
  route('AYT', 'ASR', 70, 2, 1450, 'family'),
  route('IST', 'LHR', 240, 5, 5900, 'city'),
  route('IST', 'FRA', 195, 4, 5200, 'city'),
  route('IST', 'BER', 175, 3, 4800, 'city'),
  route('IST', 'AMS', 210, 4, 5400, 'city'),
  route('IST', 'CDG', 215, 4, 5500, 'city'),
  route('IST', 'MUC', 165, 3, 4900, 'city'),
  route('IST', 'VIE', 145, 3, 4300, 'city'),
  route('IST', 'FCO', 160, 3, 4500, 'sun'),
  route('IST', 'ATH', 85, 3, 3200, 'sun'),
  route('SAW', 'BER', 180, 3, 3900, 'family'),
  route('SAW', 'DUS', 205, 3, 4100, 'family'),
  route('SAW', 'VIE', 150, 2, 3700, 'family'),
  route('AYT', 'FRA', 220, 3, 5000, 'sun'),
  route('AYT', 'DUS', 235, 3, 5100, 'sun'),
  route('AYT', 'BER', 210, 2, 4900, 'sun'),
  route('AYT', 'LHR', 260, 2, 6300, 'sun'),
  route('ADB', 'FRA', 190, 2, 4700, 'family'),
  route('ADB', 'DUS', 205, 2, 4800, 'family'),
  route('ESB', 'DUS', 225, 2, 4900, 'family'),
  route('DLM', 'LHR', 250, 2, 6200, 'sun'),
  route('BJV', 'AMS', 225, 2, 5600, 'sun'),
]

/** Where flights are changed. */
export const HUBS: readonly AirportCode[] = ['IST', 'SAW', 'ESB']
