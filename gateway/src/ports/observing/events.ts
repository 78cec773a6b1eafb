/**
 * Events that a person has to look at. Each has a page in `docs/operations/runbooks`, is logged as a warning, and is
 * counted by name and site (decision 47.6).
 */
export const ALARMS = [
  'agency-credentials-alert',
  'breaker-open',
  'cancellation-alert',
  'crossed-answer-alert',
  'fault',
  'loop-stall',
  'payment-alert',
  'payment-illegal-move',
  'payment-step-rejected',
  'payment-unreadable',
  'payment-unresolved',
  'provider-login-refused',
  'provider-token-refused',
  'purge-failed',
  'redis-away',
  'redis-refused',
  'refund-task',
  'sites-refused',
  'upstream-alarm',
  'upstream-contract',
  'upstream-crossed',
] as const

/** Events that need no reaction. They are logged as information, and counted like alarms. */
export const NOTES = [
  'admin-listening',
  'breaker-closed',
  'caches-cleared',
  'cancellation',
  'case-settled',
  'csp-report',
  'drained',
  'listening',
  'payment',
  'provider-refused',
  'provider-request',
  'redis-ready',
  'refund-done',
  'sites-read',
  'stale-answer',
  'switch-lifted',
  'switch-set',
  'switches-read',
  'switches-unread',
  'upstream-assumed',
  'upstream-items-left-out',
  'upstream-properties-left-out',
] as const

export type AlarmName = (typeof ALARMS)[number]
export type EventName = AlarmName | (typeof NOTES)[number]
