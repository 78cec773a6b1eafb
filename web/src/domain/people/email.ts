const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i

/** A mailbox and a domain with a dot in it, in the letters the contract's own check of e-mail takes. */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  const goodMailbox = mailbox.length <= 64 && mailbox.split('.').every((atom) => ATOM.test(atom))
  const goodDomain = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return text.length <= 120 && more.length === 0 && goodMailbox && goodDomain
}
