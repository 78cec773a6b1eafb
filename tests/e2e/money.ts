/** An amount as the storefront shows it: ₺24.850,50 (decision 31.1). */
export const MONEY = /₺[\d.]+,\d\d/

/** The first amount of a text. */
export const moneyIn = (text: string | null) => MONEY.exec(text ?? '')?.[0] ?? 'no amount'

/** Converts ₺23.368,32 to a number. */
export const numberOf = (money: string) => Number(money.slice(1).replaceAll('.', '').replace(',', '.'))

/** Formats 24850.5 as ₺24.850,50. */
export const lira = (value: number) =>
  `₺${new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)}`
