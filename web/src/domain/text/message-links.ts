/** The URL of a WhatsApp chat with a number, in any notation, and the text that the chat begins with. */
export const whatsapp = (number: string, text = '') =>
  `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`

/** The `mailto:` URL of an e-mail address. */
export const mail = (address: string) => `mailto:${address}`
