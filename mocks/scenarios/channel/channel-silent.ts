import type { Scenario } from '../scenario.ts'

export const CHANNEL_SILENT: Scenario = {
  name: 'channel-silent',
  changes: 'The hotel channel neither answers a reservation nor has it when it is asked.',
  see: 'After half a minute the result says that the payment has arrived and the booking is not confirmed yet. Nothing is sent twice: a person decides at /ops.',
  channel: 'silent',
}
