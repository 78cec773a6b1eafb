import type { components } from '@rota/openapi/agency/upstream'
import type { Validate } from '@rota/openapi/agency/validators'

/** A component of the contract as an upstream holds it: private properties included, added ones not. */
export type Schema<K extends keyof components['schemas']> = components['schemas'][K]

/** What a collection asks of its schema (Standard Schema, version 1). */
export interface Standard<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'rota'
    readonly types?: { readonly input: T; readonly output: T }
    readonly validate: (value: unknown) => { value: T } | { issues: { message: string; path: string[] }[] }
  }
}

/** A generated validator as the schema of a collection, so that the world cannot hold what the contract refuses. */
export function standard<T>(validate: Validate<T>): Standard<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'rota',
      validate: (value) => {
        if (validate(value)) return { value }
        const issues = (validate.errors ?? []).map((error) => ({
          message: error.message ?? error.keyword,
          path: error.instancePath.split('/').slice(1),
        }))
        return { issues }
      },
    },
  }
}
