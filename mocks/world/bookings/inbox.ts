import type { Schema } from '../basics/schemas.ts'

/** Visitors' letters as received, oldest first. */
export interface Letters {
  readonly notifications: Schema<'Notification'>[]
  readonly contacts: Schema<'ContactMe'>[]
}

/** Two append-only lists (decision 29.2). */
export interface Inbox {
  notify(record: Schema<'Notification'>): void
  contact(record: Schema<'ContactMe'>): void
  /** Returns copies. */
  letters(): Letters
  restore(letters: Letters): void
}

/** Above this number of a kind, the oldest letter is forgotten. */
const MOST = 1000

/** @param changed called after every change */
export function createInbox(changed: () => void): Inbox {
  const kept: Letters = { notifications: [], contacts: [] }
  const add = <T>(list: T[], record: T) => {
    list.push(structuredClone(record))
    if (list.length > MOST) list.shift()
    changed()
  }
  return {
    notify: (record) => add(kept.notifications, record),
    contact: (record) => add(kept.contacts, record),
    letters: () => structuredClone(kept),
    restore: ({ notifications, contacts }) => {
      kept.notifications.splice(0, Infinity, ...structuredClone(notifications))
      kept.contacts.splice(0, Infinity, ...structuredClone(contacts))
    },
  }
}
