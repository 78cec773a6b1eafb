import type { components } from '@rota/openapi/provider/upstream'

/** A schema of the provider's contract. */
export type Wire<K extends keyof components['schemas']> = components['schemas'][K]
