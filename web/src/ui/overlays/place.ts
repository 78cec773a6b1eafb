/** What a panel is placed by, in CSS pixels; `inline` runs from the start edge of the reading direction. */
type Room = {
  /** Anchor: its edges from the start edge and the top edge of the view. */
  anchorStart: number
  anchorEnd: number
  anchorTop: number
  anchorBottom: number
  panelWidth: number
  panelHeight: number
  viewWidth: number
  viewHeight: number
}
const GAP = 8
const EDGE = 16

/**
 * Start and top of a panel in the view: under its anchor with start edges in line, or end edges when it would leave the
 * view; above the anchor where only that side has room; over the anchor where neither has, so that it is whole.
 */
export function placePanel(room: Room): { inline: number; block: number } {
  const { anchorStart, anchorEnd, anchorTop, anchorBottom, panelWidth, panelHeight, viewWidth, viewHeight } = room
  const fits = anchorStart + panelWidth <= viewWidth - EDGE
  const inline = fits ? anchorStart : Math.min(anchorEnd, viewWidth - EDGE) - panelWidth
  const below = anchorBottom + GAP
  const above = anchorTop - GAP - panelHeight
  const lowest = viewHeight - EDGE - panelHeight
  const block = Math.min(below > lowest && above >= EDGE ? above : below, lowest)
  return { inline: Math.max(EDGE, Math.round(inline)), block: Math.max(EDGE, Math.round(block)) }
}

/**
 * Puts a panel of the top layer beside its anchor. It stands on the page, so it scrolls with the anchor; what it grows by
 * later goes downwards and ends at the edge of the view, so that nothing moves under the pointer.
 */
export function place(panel: HTMLElement, anchor: Element): void {
  panel.style.removeProperty('--room')
  const box = anchor.getBoundingClientRect()
  const { clientWidth: viewWidth, clientHeight: viewHeight } = document.documentElement
  const toRight = getComputedStyle(anchor).direction !== 'rtl'
  const { inline, block } = placePanel({
    anchorStart: toRight ? box.left : viewWidth - box.right,
    anchorEnd: toRight ? box.right : viewWidth - box.left,
    anchorTop: box.top,
    anchorBottom: box.bottom,
    panelWidth: panel.offsetWidth,
    panelHeight: panel.offsetHeight,
    viewWidth,
    viewHeight,
  })
  panel.style.setProperty('--inline', `${inline}px`)
  panel.style.setProperty('--block', `${block + scrollY}px`)
  panel.style.setProperty('--room', `${viewHeight - EDGE - block}px`)
}

/**
 * The side of a list whose length changes while one types, and how high it may become there. Under the field where that
 * is enough for some entries, else on the larger side; it always begins at the field.
 */
export function placeList(room: { anchorTop: number; anchorBottom: number; viewHeight: number }) {
  const below = Math.round(room.viewHeight - EDGE - room.anchorBottom - GAP)
  const above = Math.round(room.anchorTop - GAP - EDGE)
  const under = below >= ENOUGH || below >= above
  return { side: under ? ('below' as const) : ('above' as const), height: Math.max(0, under ? below : above) }
}

/** Six entries with the names of their groups. */
const ENOUGH = 384

/** Puts a list of the top layer at the field it belongs to; `data-side` says on which side. */
export function placeAtField(list: HTMLElement, field: Element): void {
  place(list, field)
  const { top, bottom } = field.getBoundingClientRect()
  const viewHeight = document.documentElement.clientHeight
  const { side, height } = placeList({ anchorTop: top, anchorBottom: bottom, viewHeight })
  // Above, its lower edge is the fixed one: the distance to the lower edge of the first view, where the page begins.
  const block = side === 'below' ? bottom + GAP + scrollY : viewHeight - (top - GAP + scrollY)
  list.dataset['side'] = side
  list.style.setProperty('--block', `${Math.round(block)}px`)
  list.style.setProperty('--room', `${height}px`)
}

/** Below 768 px what would float is a sheet over the whole screen (design, screens). */
export const isMobile = () => matchMedia('(max-width: 767px)').matches
