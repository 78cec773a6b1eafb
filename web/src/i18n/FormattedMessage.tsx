import { createContext, use, type ReactNode } from 'react'
import type { Intl, Values } from './format-message.ts'

/** The messages of the page's language. */
export const IntlContext = createContext<Intl | undefined>(undefined)

export function useIntl(): Intl {
  const intl = use(IntlContext)
  if (!intl) throw new Error('There are no messages around this component')
  return intl
}

/** A message as a node, with elements as values. */
export function FormattedMessage({ id, values }: { id: string; values?: Values | undefined }): ReactNode {
  return useIntl().formatMessage({ id }, values)
}
