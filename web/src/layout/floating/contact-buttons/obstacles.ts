import { mayBeCovered, pressArea, type Box } from './free-offset.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex="0"]'

/** Prices. In a list they are at the edge where the contact buttons are, inside links that the buttons may cover. */
const PRICES = '[data-price], .ltr.nums'

/** How many texts at the end of a page are checked: more than fit beside the possible positions of the buttons. */
const MAX_TEXTS = 200

/**
 * Calls `report` once with the boxes in a strip of the window that the buttons must not cover: controls, the focused
 * element, and prices. At the end of the page, texts are included too, because they cannot be scrolled out from under
 * the buttons. An observer measures the boxes with the next frame. Measuring them directly would force a layout, and
 * `elementFromPoint` takes a millisecond per point on a long page. Returns a function that cancels the report.
 */
export function findObstacles(
  strip: Box,
  { buttons, atEnd }: { buttons: HTMLElement; atEnd: boolean },
  report: (obstacles: Box[]) => void,
): () => void {
  const controls = new Set(document.querySelectorAll(CONTROLS))
  const prices = new Set(document.querySelectorAll(PRICES))
  const texts = new Set(atEnd ? lastTexts() : [])
  const { clientWidth, clientHeight } = document.documentElement
  const margins = [strip.top, clientWidth - strip.right, clientHeight - strip.bottom, strip.left]
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect()
      const visible = entries.filter(({ isIntersecting, target }) => isIntersecting && !buttons.contains(target))
      report(
        visible.flatMap((entry) => [
          ...(controls.has(entry.target) ? boxOfControl(entry) : []),
          ...(prices.has(entry.target) ? [entry.boundingClientRect] : []),
          ...(texts.has(entry.target) ? boxesOfText(entry.target) : []),
        ]),
      )
    },
    { rootMargin: margins.map((margin) => `${-Math.floor(margin)}px`).join(' ') },
  )
  // The buttons are observed too, although they are no obstacles: without any target there would be no report.
  for (const target of new Set([buttons, ...controls, ...prices, ...texts])) observer.observe(target)
  return () => observer.disconnect()
}

function boxOfControl({ target, boundingClientRect, intersectionRect }: IntersectionObserverEntry): Box[] {
  if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
  const isLink = target.matches('a')
  const isFocused = target.contains(document.activeElement)
  return !isFocused && mayBeCovered(isLink, boundingClientRect) ? [] : [pressArea(isLink, intersectionRect)]
}

/** The elements of the last texts in the page. */
function lastTexts(): Element[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const elements: Element[] = []
  for (let text = lastNode(walker); text && elements.length < MAX_TEXTS; text = walker.previousNode()) {
    if (text.textContent?.trim() && text.parentElement) elements.push(text.parentElement)
  }
  return elements
}

/** The last text in document order. */
function lastNode(walker: TreeWalker): Node | null {
  while (walker.lastChild()) continue
  return walker.currentNode
}

/** The boxes of the lines of an element's own texts. */
function boxesOfText(element: Element): Box[] {
  const range = document.createRange()
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return []
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
}
