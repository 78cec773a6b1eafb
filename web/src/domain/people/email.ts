const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i

/**
 * Whether the text is a mailbox and a domain with a dot, using the characters that the contract's e-mail pattern
 * accepts.
 */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  const goodMailbox = mailbox.length <= 64 && mailbox.split('.').every((atom) => ATOM.test(atom))
  const goodDomain = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return text.length <= 120 && more.length === 0 && goodMailbox && goodDomain
}
