import { CHANNEL_ANSWER_LOST } from './channel/channel-answer-lost.ts'
import { CHANNEL_CHECK_FAILED } from './channel/channel-check-failed.ts'
import { CHANNEL_PUSH_FAILED } from './channel/channel-push-failed.ts'
import { CHANNEL_SILENT } from './channel/channel-silent.ts'
import { COMMIT_ANSWER_LOST } from './commit-answer-lost.ts'
import { COMMIT_PENDING } from './commit-pending.ts'
import { HOSTED_CARD } from './hosted-card.ts'
import { MAINTENANCE } from './maintenance.ts'
import { NORMAL } from './normal.ts'
import { PRICE_CHANGED } from './price-changed.ts'
import { PRICE_UP } from './price-up.ts'
import { PROVIDER_DOWN } from './provider/provider-down.ts'
import { PROVIDER_NONSENSE } from './provider/provider-nonsense.ts'
import { PROVIDER_SHORT_TOKENS } from './provider/provider-short-tokens.ts'
import { PROVIDER_SLOW } from './provider/provider-slow.ts'
import type { Scenario } from './scenario.ts'
import { SHORT_HOLDS } from './short-holds.ts'
import { SOLD_OUT_AT_ADD } from './sold-out-at-add.ts'
import { SOLD_OUT } from './sold-out.ts'
import { UPSTREAM_BROKEN_JSON } from './upstream/upstream-broken-json.ts'
import { UPSTREAM_CONTRACT } from './upstream/upstream-contract.ts'
import { UPSTREAM_DOWN } from './upstream/upstream-down.ts'
import { UPSTREAM_HTML } from './upstream/upstream-html.ts'
import { UPSTREAM_SLOW } from './upstream/upstream-slow.ts'

/** All scenarios, in the order in which testers see them. */
export const SCENARIOS: readonly Scenario[] = [
  NORMAL,
  SOLD_OUT,
  SOLD_OUT_AT_ADD,
  PRICE_CHANGED,
  PRICE_UP,
  SHORT_HOLDS,
  COMMIT_ANSWER_LOST,
  COMMIT_PENDING,
  HOSTED_CARD,
  CHANNEL_CHECK_FAILED,
  CHANNEL_PUSH_FAILED,
  CHANNEL_ANSWER_LOST,
  CHANNEL_SILENT,
  MAINTENANCE,
  UPSTREAM_DOWN,
  UPSTREAM_SLOW,
  UPSTREAM_HTML,
  UPSTREAM_BROKEN_JSON,
  UPSTREAM_CONTRACT,
  PROVIDER_DOWN,
  PROVIDER_SLOW,
  PROVIDER_NONSENSE,
  PROVIDER_SHORT_TOKENS,
]

/** The scenario with a name; undefined when there is none. */
export const scenarioOf = (name: string): Scenario | undefined => SCENARIOS.find((scenario) => scenario.name === name)
