import type { Schema } from '../basics/schemas.ts'

/** Call-back and company requests of visitors, as received, oldest first. */
export interface ContactMessages {
  readonly notifications: Schema<'Notification'>[]
  readonly contacts: Schema<'ContactMe'>[]
}

/** Two append-only lists (decision 29.2). */
export interface Inbox {
  notify(record: Schema<'Notification'>): void
  contact(record: Schema<'ContactMe'>): void
  /** Returns copies. */
  messages(): ContactMessages
  restore(messages: ContactMessages): void
}

/** Maximum number of messages of a kind; above it, the oldest one is dropped. */
const MAX = 1000

/** @param changed called after every change */
export function createInbox(changed: () => void): Inbox {
  const kept: ContactMessages = { notifications: [], contacts: [] }
  const add = <T>(list: T[], record: T) => {
    list.push(structuredClone(record))
    if (list.length > MAX) list.shift()
    changed()
  }
  return {
    notify: (record) => add(kept.notifications, record),
    contact: (record) => add(kept.contacts, record),
    messages: () => structuredClone(kept),
    restore: ({ notifications, contacts }) => {
      kept.notifications.splice(0, Infinity, ...structuredClone(notifications))
      kept.contacts.splice(0, Infinity, ...structuredClone(contacts))
    },
  }
}
