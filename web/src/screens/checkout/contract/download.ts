import type { Contract } from './use-contracts.ts'

/** Saves a contract as a text file, exactly as displayed: a durable medium without an account or an e-mail. */
export function download({ id, title, body }: Pick<Contract, 'id' | 'title' | 'body'>): void {
  const file = new Blob([`${title.text}\n\n${body.text}\n`], { type: 'text/plain;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${id}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
