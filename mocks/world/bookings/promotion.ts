import { PROMOTIONS, type PromotionSeed } from '../../scenarios/promotions.ts'
import { totalOf } from './basket.ts'
import type { CivilDate } from '../basics/civil-date.ts'
import type { Line } from '../lines/line-request.ts'
import { centsOf, money, share, type Cents } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'

const promotionOf = (code: string): PromotionSeed | undefined =>
  PROMOTIONS.find((promotion) => promotion.code === code.trim().toUpperCase())

/** A tour sold as a service still counts as a tour. */
const kindOf = ({ type, stype }: Line): Line['type'] => (stype === 'daily' || stype === 'package' ? 'tour' : type)

/** The lines to which a promotion applies. */
const linesOf = ({ kinds }: PromotionSeed, lines: readonly Line[]) =>
  lines.filter((line) => kinds === undefined || kinds.includes(kindOf(line)))

const totalCents = (lines: readonly Line[]): Cents => centsOf(totalOf(lines).value)

/** The status of a code for a basket on a date (decision 21.8). */
export function promotionStatus(code: string, lines: readonly Line[], today: CivilDate): Schema<'PromotionStatus'> {
  const promotion = promotionOf(code)
  if (promotion === undefined) return 'invalid'
  if (promotion.until !== undefined && today > promotion.until) return 'expired'
  if (linesOf(promotion, lines).length === 0) return 'notApplicable'
  return totalCents(lines) < (promotion.atLeast ?? 0) * 100 ? 'minAmount' : 'ok'
}

/**
 * The promotion of a basket and the total with it. An accepted code stays, but reduces nothing while the basket
 * does not meet its terms. The discount is rounded half up once, over all lines together.
 */
export function priceBasket(
  lines: readonly Line[],
  code: string | undefined,
  today: CivilDate,
): Pick<Schema<'Booking'>, 'promotion' | 'totalAmount'> {
  const promotion = code === undefined ? undefined : promotionOf(code)
  if (promotion === undefined) return { totalAmount: totalOf(lines) }
  const isApplicable = promotionStatus(promotion.code, lines, today) === 'ok'
  const reduction = isApplicable ? share(totalCents(linesOf(promotion, lines)), promotion.percent * 10) : 0
  return {
    promotion: { code: promotion.code, discount: promotion.percent, amount: money(reduction) },
    totalAmount: money(totalCents(lines) - reduction),
  }
}
