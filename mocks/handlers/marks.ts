const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="none">${body}</svg>`

/** The mark of each company by its account: logo and favicon. The storefront writes the name beside it in letters. */
export const MARKS: Readonly<Record<string, string>> = {
  // Yelkovan, "shearwater" and "minute hand": a sail over the sea.
  '1001': svg(
    '<path fill="#007b8d" d="M13 2v19H3.500C8 16 11.500 9.500 13 2z"/><path fill="#007b8d" opacity=".55" d="M15.500 7c5 3 9.500 8 11 14h-11z"/><path fill="none" stroke="#007b8d" stroke-width="2.400" stroke-linecap="round" d="M3 26.300c3-2 6-2 9 0s6 2 9 0 4-1.600 6-.8"/>',
  ),
  // İmbat, the afternoon breeze.
  '1002': svg(
    '<circle cx="15" cy="15" r="13" fill="#b65a1c"/><g stroke="#fff" stroke-width="2.2" stroke-linecap="round"><path d="M6.5 12h11.200a3.100 3.100 0 1 0-3.100-3.100"/><path d="M4.500 16.500h17.700a3 3 0 1 1-3 3"/><path d="M8.500 21h6.200a2.200 2.200 0 1 1-2.200 2.200"/></g>',
  ),
  // Lodos, the south wind: a boat shed with waves.
  '1003': svg(
    '<path fill="none" stroke="#8c6434" stroke-width="1.600" d="M4 28V14a11 11 0 0 1 22 0v14"/><path fill="none" stroke="#8c6434" stroke-width="1.600" stroke-linecap="round" d="M8 20c2.400-1.600 4.600-1.600 7 0s4.600 1.600 7 0M8 25c2.400-1.600 4.600-1.600 7 0s4.600 1.600 7 0"/>',
  ),
  // Kırlangıç, the swallow.
  '1004': svg(
    '<path fill="#f6c419" d="M0 0h30v30H0z"/><path fill="#16140f" d="M4 8c5 .6 8.500 2.400 11 6 2.500-3.600 6-5.400 11-6-3.600 2.600-6 5.600-7 9l3 7-7-5-7 5 3-7c-1-3.400-3.400-6.400-7-9z"/>',
  ),
  // Nar, the pomegranate.
  '1005': svg(
    '<path fill="#be226b" d="M15 8c6.500 0 11 4.300 11 10.200C26 24 21.500 28 15 28S4 24 4 18.200C4 12.300 8.500 8 15 8z"/><path fill="#be226b" d="m10.500 9 .4-6.500 2.600 2.600L15 1.800l1.500 3.300 2.600-2.600.4 6.500z"/><g fill="#fff"><circle cx="11" cy="16" r="2.100"/><circle cx="18.500" cy="15" r="2.100"/><circle cx="15" cy="21" r="2.100"/></g>',
  ),
  // Gişe, the box office: a ticket.
  '1006': svg(
    '<path fill="#7c4cc9" d="M2 6h26v6a3 3 0 0 0 0 6v6H2v-6a3 3 0 0 0 0-6z"/><path fill="none" stroke="#fff" stroke-width="1.800" stroke-dasharray="2.200 2.200" d="M19 7v16"/>',
  ),
  // Poyraz, the north-east wind: a wind rose.
  '1007': svg(
    '<path fill="#1d7d5a" d="M15 1.500 18 12l10.500 3L18 18l-3 10.500L12 18 1.500 15 12 12z"/><path fill="#1d7d5a" opacity=".5" d="m15 8 1.300 5.700L22 15l-5.700 1.300L15 22l-1.300-5.700L8 15l5.700-1.300z" transform="rotate(45 15 15)"/>',
  ),
}
