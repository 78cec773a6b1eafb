import { seededInt } from './seeded.ts'

/** The day on which a record was last changed, as YYYYMMDD: some day of the year before the mocks' stories begin. */
export const modifiedOn = (id: string): number =>
  20260000 + seededInt(`${id}/month`, 1, 10) * 100 + seededInt(`${id}/day`, 1, 28)
