import { DatabaseError } from 'pg'
import { StoreBusy, StoreError } from '../../ports/store.ts'
import { TimeoutError } from './with-timeout.ts'

/** What the server answers, by SQLSTATE. Its own texts are not passed on, because they may quote records. */
const ANSWERS: Record<string, string> = {
  '25006': 'the database is read-only',
  '28000': 'the database refuses the user',
  '28P01': 'the database refuses the user or the password',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not do that in the database',
  '53100': 'the disk of the database is full',
  '53300': 'the database has no connection left',
  // Units of gateways hold a record for milliseconds.
  '55P03': 'another session of the database holds a record',
  '57014': 'the database took too long',
  '57P01': 'the database is shutting down',
  '57P02': 'the database is shutting down',
  '57P03': 'the database is starting',
}

/** What the server says when a statement has waited too long: for a record, or altogether. */
const BUSY: ReadonlySet<string | undefined> = new Set(['55P03', '57014'])

/**
 * Answers of a database whose schema has changed since the connection: a later version has removed a part, or it is
 * gone.
 */
const OTHER_SCHEMA: ReadonlySet<string | undefined> = new Set(['3F000', '42703', '42883', '42P01'])

/** Whether the schema has to be looked at again. */
export const meansOtherSchema = (error: unknown) => error instanceof DatabaseError && OTHER_SCHEMA.has(error.code)

/** What the system reports about a connection. */
const CONNECTIONS: Record<string, string> = {
  ECONNREFUSED: 'the database refuses connections',
  ECONNRESET: 'the connection to the database broke',
  EPIPE: 'the connection to the database broke',
  ENOENT: 'the socket of the database does not exist',
  ENOTFOUND: 'the host of the database is unknown',
  EAI_AGAIN: 'the host of the database cannot be looked up',
  EHOSTUNREACH: 'the database cannot be reached',
  ENETUNREACH: 'the database cannot be reached',
  ETIMEDOUT: 'the database cannot be reached',
}

/** Texts of the driver that have no code. */
const TEXTS: [RegExp, string][] = [
  [/timeout exceeded when trying to connect|due to connection timeout|timeout expired/, 'no connection in time'],
  [/read timeout/, 'the database took too long'],
  [/does not support SSL/, 'the database offers no TLS'],
  [/^SASL/, 'the database refuses the user or the password'],
]

/** Whether the server has certainly undone the statement: it has refused it, and was not shutting down. */
const wasUndone = (error: unknown) => error instanceof DatabaseError && !(error.code ?? '').startsWith('57P')

/**
 * The StoreError of a failure. If the failure leaves open whether a commit has been written, the message says so.
 * It has no `cause`, because an error of the server may quote records, and one of the driver the address.
 */
export function asStoreError(error: unknown, mayBeWritten = false): StoreError {
  if (error instanceof StoreError) return error
  const reason = reasonOf(error)
  if (error instanceof DatabaseError && BUSY.has(error.code)) return new StoreBusy(reason)
  return new StoreError(mayBeWritten && !wasUndone(error) ? `${reason}; the change may have been written` : reason)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the database failed'
  if (meansOtherSchema(error)) return 'the schema of the database has changed, or is gone'
  if (error instanceof TimeoutError) return 'the database took too long'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof DatabaseError) return ANSWERS[code] ?? `the database failed with ${code}`
  const text = CONNECTIONS[code] ?? TEXTS.find(([pattern]) => pattern.test(error.message))?.[1]
  if (text !== undefined) return text
  return /CERT|SSL|TLS/.test(code)
    ? `the certificate of the database is refused: ${code}`
    : 'the connection to the database broke'
}
