import type { Scenario } from '../scenario.ts'

export const CHANNEL_SILENT: Scenario = {
  name: 'channel-silent',
  changes: 'The hotel channel does not respond to a reservation, and does not have it when the gateway asks later.',
  see: 'After half a minute, the result says that the payment has arrived and the booking is not confirmed yet. The reservation is not sent again: a person decides at /ops.',
  channel: 'silent',
}
