import { amountOf, moneyOf, type Amount } from './amounts.ts'
import { convert, sum, type Currency, type Rates } from './money.ts'

type Basket = { products: readonly { total: Amount }[]; promotion?: { amount: Amount } | undefined }

/**
 * The basket's total in another currency, computed as the quote does: each line separately, minus the promotion
 * (decision 19.4). Only the quote is exact, because rates change, so the interface calls this approximate (decision
 * 19.9).
 */
export function approximate({ products, promotion }: Basket, currency: Currency, rates: Rates): Amount {
  const inCurrency = (amount: Amount) => convert(moneyOf(amount), currency, rates)
  const total = sum(
    products.map((line) => inCurrency(line.total)),
    currency,
  )
  const discount = promotion ? inCurrency(promotion.amount).minor : 0
  return amountOf({ minor: Math.max(0, total.minor - discount), currency })
}
