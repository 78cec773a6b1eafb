/** The measures for positioning a panel, in CSS pixels; `inline` counts from the start edge in reading direction. */
type Measures = {
  /** The anchor's edges, measured from the start and top edges of the view. */
  anchorStart: number
  anchorEnd: number
  anchorTop: number
  anchorBottom: number
  panelWidth: number
  panelHeight: number
  viewWidth: number
  viewHeight: number
}
/** The distance of a panel from its anchor. */
const GAP = 8
/** The distance of a panel from the edges of the view. */
const EDGE = 16

/**
 * Position of a panel in the view: below its anchor with start edges aligned, or end edges if it would leave the view;
 * above the anchor if only that side has space; over the anchor if neither has, so that all of it is visible.
 */
export function panelPosition(room: Measures): { inline: number; block: number } {
  const { anchorStart, anchorEnd, anchorTop, anchorBottom, panelWidth, panelHeight, viewWidth, viewHeight } = room
  const fits = anchorStart + panelWidth <= viewWidth - EDGE
  const inline = fits ? anchorStart : Math.min(anchorEnd, viewWidth - EDGE) - panelWidth
  const below = anchorBottom + GAP
  const above = anchorTop - GAP - panelHeight
  const maxTop = viewHeight - EDGE - panelHeight
  const block = Math.min(below > maxTop && above >= EDGE ? above : below, maxTop)
  return { inline: Math.max(EDGE, Math.round(inline)), block: Math.max(EDGE, Math.round(block)) }
}

/**
 * Positions a top-layer panel beside its anchor. Its position is on the page, so it scrolls with the anchor; later
 * growth goes downwards and stops at the edge of the view, so that nothing shifts under the pointer.
 */
export function positionPanel(panel: HTMLElement, anchor: Element): void {
  panel.style.removeProperty('--room')
  const box = anchor.getBoundingClientRect()
  const { clientWidth: viewWidth, clientHeight: viewHeight } = document.documentElement
  const toRight = getComputedStyle(anchor).direction !== 'rtl'
  const { inline, block } = panelPosition({
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
 * The side and maximum height of a list whose length changes while typing. Below the field if that has space for some
 * entries, otherwise the larger side; it always starts at the field.
 */
export function listPosition(room: { anchorTop: number; anchorBottom: number; viewHeight: number }) {
  const below = Math.round(room.viewHeight - EDGE - room.anchorBottom - GAP)
  const above = Math.round(room.anchorTop - GAP - EDGE)
  const isBelow = below >= MIN_LIST_HEIGHT || below >= above
  return { side: isBelow ? ('below' as const) : ('above' as const), height: Math.max(0, isBelow ? below : above) }
}

/** Height from which the space below a field is sufficient, in CSS pixels: six entries with their group names. */
const MIN_LIST_HEIGHT = 384

/** Positions a top-layer list at its field; `data-side` names the side. */
export function positionList(list: HTMLElement, field: Element): void {
  positionPanel(list, field)
  const { top, bottom } = field.getBoundingClientRect()
  const viewHeight = document.documentElement.clientHeight
  const { side, height } = listPosition({ anchorTop: top, anchorBottom: bottom, viewHeight })
  // A list above the field is placed by its lower edge, measured from the bottom of the window when scrolled to the
  // top.
  const block = side === 'below' ? bottom + GAP + scrollY : viewHeight - (top - GAP + scrollY)
  list.dataset['side'] = side
  list.style.setProperty('--block', `${Math.round(block)}px`)
  list.style.setProperty('--room', `${height}px`)
}
