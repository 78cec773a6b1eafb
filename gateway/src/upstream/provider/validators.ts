import { load, type OperationValidators } from '@rota/openapi/provider/validators'
import { onFirstUse } from '../../translate/first-use.ts'
import type { ProviderOperationId } from '../../ports/provider.ts'

const loaders = new Map(
  Object.entries(load).map(([id, loadValidators]) => [id, onFirstUse<OperationValidators>(loadValidators)]),
)

/** The validators of a call to the provider, loaded on first use. */
export function providerValidatorsOf(id: ProviderOperationId): OperationValidators | Promise<OperationValidators> {
  const validators = loaders.get(id)
  if (validators === undefined) throw new Error(`${id} has no validators`)
  return validators()
}
