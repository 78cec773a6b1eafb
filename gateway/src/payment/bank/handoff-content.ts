import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Schemas, UpstreamAnswerBody } from '../../ports/contract.ts'
import type { Site } from '../../ports/site.ts'
import type { BankForm, BankPage, HandoffContent } from '../../ports/records.ts'
import { hostSource } from '../../respond/host-source.ts'
import { parseHiddenInputs } from './hidden-inputs.ts'
import { bankUrl } from './post-url.ts'

type Order = UpstreamAnswerBody<'orderInitialize'>

/** How to reach the bank, for each action of the agency that involves the visitor (decision 23.7). */
const READ: Partial<Record<Schemas['PaymentAction'], (order: Order, site: Site) => HandoffContent | undefined>> = {
  [PaymentAction.OpenModal]: (order, site) => (order.html ? bankPage(order, site) : bankAddress(order, site)),
  [PaymentAction.PostForm]: bankForm,
  [PaymentAction.PostUrl]: bankAddress,
  [PaymentAction.RedirectToPostUrl]: bankAddress,
  [PaymentAction.RenderHtml]: bankPage,
}

/** Whether the bank has to interact with the visitor after an action. */
export const asksVisitor = (action: Schemas['PaymentAction'] | undefined): boolean =>
  action !== undefined && READ[action] !== undefined

/**
 * The content of the hand-off document. Undefined if it is not acceptable (E7): a URL that is not the bank's, a form
 * with more than hidden inputs, a page with scripts from elsewhere, or anything that contains the card number.
 */
export function handoffContent(order: Order, site: Site, card: string | undefined): HandoffContent | undefined {
  const content = READ[order.action]?.(order, site)
  return content && !(card !== undefined && JSON.stringify(content).includes(card)) ? content : undefined
}

/** The host of the agency's addresses that the site does not have, for the operator's log. */
export function strangeHost({ postUrl = '', scriptUrls = [] }: Order, { paymentHosts }: Site): string | undefined {
  const hosts = [postUrl, ...scriptUrls].filter((text) => URL.canParse(text)).map((text) => new URL(text).hostname)
  // Nothing that could be a card number is logged, wherever it stands.
  return hosts.find((host) => !paymentHosts.includes(host) && !/\d{8}/.test(host))
}

/** The parts of the bank's form, from which we write our own. */
function bankForm({ postUrl, html }: Order, site: Site): BankForm | undefined {
  const url = bankUrl(postUrl ?? '', site.paymentHosts)
  const inputs = parseHiddenInputs(html ?? '')
  return url && inputs && { postUrl: url.href, inputs }
}

function bankAddress({ postUrl }: Order, site: Site): HandoffContent | undefined {
  const url = bankUrl(postUrl ?? '', site.paymentHosts)
  return url && { url: url.href }
}

/** A meta refresh may lead to any host, and a base element changes every URL of the page. */
const MOVES_AWAY = /<(?:meta|base)\b/i

/** The agency's page, unchanged. An origin and a policy of its own keep it away from the shop (decision 23.7). */
function bankPage({ html = '', scriptUrls = [] }: Order, site: Site): BankPage | undefined {
  const scripts = scriptUrls.map((text) => bankUrl(text, site.paymentHosts)?.href)
  const isEmpty = html.trim() === '' && scripts.length === 0
  if (isEmpty || html.includes('\0') || MOVES_AWAY.test(html) || scripts.includes(undefined)) return undefined
  const known = scripts.filter((script) => script !== undefined)
  return { html, scripts: known, sources: site.paymentHosts.map(hostSource) }
}
