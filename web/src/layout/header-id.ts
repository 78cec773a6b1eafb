/** The header of every page; the document asks the browser to wait for it before the first paint. */
export const HEADER_ID = 'page-header'
