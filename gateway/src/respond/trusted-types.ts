/** Directives for pages whose scripts turn no text into HTML or code: the browser refuses those that try. */
export const NO_HTML_FROM_TEXT = { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }
