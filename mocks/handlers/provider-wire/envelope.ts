import { MessageType } from '@rota/openapi/provider/enums'
import { instant } from '../../world/provider/wire/days.ts'
import type { RefusalCode } from '../../world/provider/wire/refusal.ts'
import { uuidOf } from '../../world/provider/wire/uuid.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'

const COMPLETED: Wire<'Message'> = {
  id: 10_000_000,
  code: 'OperationCompleted',
  messageType: MessageType.Success,
  message: 'Operation completed',
}

const head = (world: World) => ({
  requestId: uuidOf(world.ids.next('provider-request')),
  responseTime: instant(world.clock.now()),
})

/** A successful response, with optional warnings. */
export function answered<B>(world: World, body: B, warnings: readonly Wire<'Message'>[] = []) {
  const header: Wire<'SuccessHeader'> = { ...head(world), success: true, messages: [COMPLETED, ...warnings] }
  return { status: 200 as const, body: { header, body } }
}

/** A refusal, with HTTP status 200. Callers must rely on the code: the message may change. */
export function refused(world: World, code: RefusalCode, message: string) {
  const messages = [{ code, messageType: MessageType.Error, message }]
  const header: Wire<'FailureHeader'> = { ...head(world), success: false, messages }
  return { status: 200 as const, body: { header } }
}
