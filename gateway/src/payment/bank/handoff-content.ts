import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Schemas, UpstreamAnswerBody } from '../../ports/contract.ts'
import type { Site } from '../../ports/site.ts'
import type { BankForm, BankPage, HandoffContent } from '../../ports/records.ts'
import { hostSource } from '../../respond/host-source.ts'
import { parseHiddenInputs } from './hidden-inputs.ts'
import { bankUrl } from './post-url.ts'

type Order = UpstreamAnswerBody<'orderInitialize'>

/** Reads how to reach the bank, for each action of the agency that involves the visitor (decision 23.7). */
const CONTENT_READERS: Partial<
  Record<Schemas['PaymentAction'], (order: Order, site: Site) => HandoffContent | undefined>
> = {
  [PaymentAction.OpenModal]: (order, site) => (order.html ? bankPage(order, site) : bankAddress(order, site)),
  [PaymentAction.PostForm]: bankForm,
  [PaymentAction.PostUrl]: bankAddress,
  [PaymentAction.RedirectToPostUrl]: bankAddress,
  [PaymentAction.RenderHtml]: bankPage,
}

/** Whether the bank has to interact with the visitor after an action. */
export const involvesVisitor = (action: Schemas['PaymentAction'] | undefined): boolean =>
  action !== undefined && CONTENT_READERS[action] !== undefined

/**
 * The content of the hand-off document, which takes the visitor to the bank. Undefined if the content is not acceptable
 * (E7): a URL that is not the bank's, a form with more than hidden inputs, a page with scripts from elsewhere, or
 * anything that contains the card number.
 */
export function handoffContent(order: Order, site: Site, card: string | undefined): HandoffContent | undefined {
  const content = CONTENT_READERS[order.action]?.(order, site)
  if (content === undefined) return undefined
  const containsCard = card !== undefined && JSON.stringify(content).includes(card)
  return containsCard ? undefined : content
}

/** The first host in the agency's URLs that is not a payment host of the site, for the operators' log. */
export function unlistedHost({ postUrl = '', scriptUrls = [] }: Order, { paymentHosts }: Site): string | undefined {
  const hosts = [postUrl, ...scriptUrls].filter((text) => URL.canParse(text)).map((text) => new URL(text).hostname)
  // A host with eight digits in a row is not logged, because it could contain a card number.
  return hosts.find((host) => !paymentHosts.includes(host) && !/\d{8}/.test(host))
}

/** The target and the inputs of the bank's form, from which the gateway writes a form of its own. */
function bankForm({ postUrl, html }: Order, site: Site): BankForm | undefined {
  const url = bankUrl(postUrl ?? '', site.paymentHosts)
  const inputs = parseHiddenInputs(html ?? '')
  return url && inputs && { postUrl: url.href, inputs }
}

function bankAddress({ postUrl }: Order, site: Site): HandoffContent | undefined {
  const url = bankUrl(postUrl ?? '', site.paymentHosts)
  return url && { url: url.href }
}

/** Elements that a page must not have: a meta refresh may lead to any host, a base element changes every URL. */
const META_OR_BASE = /<(?:meta|base)\b/i

/** The agency's page, unchanged. An origin and a policy of its own keep it away from the shop (decision 23.7). */
function bankPage({ html = '', scriptUrls = [] }: Order, site: Site): BankPage | undefined {
  const scripts = scriptUrls.map((text) => bankUrl(text, site.paymentHosts)?.href)
  const isEmpty = html.trim() === '' && scripts.length === 0
  if (isEmpty || html.includes('\0') || META_OR_BASE.test(html) || scripts.includes(undefined)) return undefined
  const bankScripts = scripts.filter((script) => script !== undefined)
  return { html, scripts: bankScripts, sources: site.paymentHosts.map(hostSource) }
}
