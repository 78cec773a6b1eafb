/** Rectangles and sizes in CSS pixels; `inline` runs from the start edge of the reading direction. */
type Room = {
  /** Anchor: start edge from the start of the page, lower edge from its top. */
  anchorStart: number
  anchorEnd: number
  anchorBottom: number
  panelWidth: number
  pageWidth: number
}
const GAP = 8
const EDGE = 16

/** Start and top of a panel under its anchor: start edges in line, or end edges when it would leave the page. */
export function placeBelow(room: Room): { inline: number; block: number } {
  const fits = room.anchorStart + room.panelWidth <= room.pageWidth - EDGE
  const inline = fits ? room.anchorStart : Math.min(room.anchorEnd, room.pageWidth - EDGE) - room.panelWidth
  return { inline: Math.max(EDGE, Math.round(inline)), block: Math.round(room.anchorBottom + GAP) }
}

/** Puts a panel of the top layer under its anchor. It stands on the page, so it scrolls with the anchor. */
export function place(panel: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect()
  const pageWidth = document.documentElement.clientWidth
  const toRight = getComputedStyle(anchor).direction !== 'rtl'
  const { inline, block } = placeBelow({
    anchorStart: toRight ? box.left : pageWidth - box.right,
    anchorEnd: toRight ? box.right : pageWidth - box.left,
    anchorBottom: box.bottom + scrollY,
    panelWidth: panel.offsetWidth,
    pageWidth,
  })
  panel.style.setProperty('--inline', `${inline}px`)
  panel.style.setProperty('--block', `${block}px`)
}

/** Below 768 px what would float is a sheet over the whole screen (design, screens). */
export const isMobile = () => matchMedia('(max-width: 767px)').matches
