/** The translator's replacement for each text node that is no longer in the page. */
const substitutes = new WeakMap<Node, HTMLElement>()

/**
 * Lets browser translation rewrite the page (H9). It replaces React's text nodes by `<font>` elements, and React later
 * changes, removes or inserts before the original nodes. Without this, the first removal crashes the page, and a
 * changed text, such as a total, stays outdated. Here the change is applied to the replacement instead.
 */
export function allowTranslators(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the node it is meant for
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const current = placeIn(this, child)
    if (current) removeChild.call(this, current)
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

/** The child of a parent that is the node, contains it, or replaces it; null when none is left there. */
function placeIn(parent: Node, node: Node): Node | null {
  let candidate: Node | null = substitutes.get(node) ?? node
  if (node.parentNode === parent) candidate = node
  while (candidate && candidate.parentNode !== parent) candidate = candidate.parentNode
  return candidate
}
