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
const MAX_MESSAGES = 1000

/** @param changed called after every change */
export function createInbox(changed: () => void): Inbox {
  const storedMessages: ContactMessages = { notifications: [], contacts: [] }
  const add = <T>(list: T[], record: T) => {
    list.push(structuredClone(record))
    if (list.length > MAX_MESSAGES) list.shift()
    changed()
  }
  return {
    notify: (record) => add(storedMessages.notifications, record),
    contact: (record) => add(storedMessages.contacts, record),
    messages: () => structuredClone(storedMessages),
    restore: ({ notifications, contacts }) => {
      storedMessages.notifications.splice(0, Infinity, ...structuredClone(notifications))
      storedMessages.contacts.splice(0, Infinity, ...structuredClone(contacts))
    },
  }
}
