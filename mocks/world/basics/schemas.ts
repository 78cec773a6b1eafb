import type { components } from '@rota/openapi/agency/upstream'
import type { Validate } from '@rota/openapi/agency/validators'

/** A schema of the contract as the upstream stores it: with private properties, without those the gateway adds. */
export type Schema<K extends keyof components['schemas']> = components['schemas'][K]

/** The interface that a collection requires of its schema (Standard Schema, version 1). */
export interface Standard<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'rota'
    readonly types?: { readonly input: T; readonly output: T }
    readonly validate: (value: unknown) => { value: T } | { issues: { message: string; path: string[] }[] }
  }
}

/** Wraps a generated validator as a collection's schema, so that the world cannot hold what the contract forbids. */
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
