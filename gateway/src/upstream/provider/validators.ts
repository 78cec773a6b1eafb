import { load, type OperationValidators } from '@rota/openapi/provider/validators'
import { onFirstUse } from '../../translate/first-use.ts'
import type { ProviderOperationId } from '../../ports/provider.ts'

const loaded = new Map(Object.entries(load).map(([id, loadThem]) => [id, onFirstUse<OperationValidators>(loadThem)]))

/** The validators of a call to the provider, loaded on first use. */
export function providerValidatorsOf(id: ProviderOperationId): OperationValidators | Promise<OperationValidators> {
  const validators = loaded.get(id)
  if (validators === undefined) throw new Error(`${id} has no validators`)
  return validators()
}
