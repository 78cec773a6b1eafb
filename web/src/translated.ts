/** What a translator has put in the place of a text, for every text that is no more in the page. */
const substitutes = new WeakMap<Node, HTMLElement>()

/**
 * Lets translators of browsers rewrite the page (H9). They put `<font>` elements in the place of the texts that
 * React has made and goes on to change, remove, and insert before: without this the first removal ends the page, and a
 * changed text, a sum for instance, stays as it was. Here the change goes to what stands in the text's place.
 */
export function allowTranslators(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the node it is meant for
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const there = placeIn(this, child)
    if (there) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && placeIn(this, before))
    return node
  }
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const substitute = substitutes.get(target)
      if (substitute && !target.isConnected) substitute.textContent = target.nodeValue
    }
  })
  const page = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const substitute = [...addedNodes, previousSibling, nextSibling].find(isFont)
      for (const text of substitute ? removedNodes : []) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected || !substitute) continue
        substitutes.set(text, substitute)
        texts.observe(text, { characterData: true })
      }
    }
  })
  page.observe(document.body, { childList: true, subtree: true })
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** The child of a parent that is a node, holds it, or stands in its place; null when nothing of it is left there. */
function placeIn(parent: Node, node: Node): Node | null {
  let at: Node | null = substitutes.get(node) ?? node
  if (node.parentNode === parent) at = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}
