/** Where browsers report what a page's policy has stopped. */
export const CSP_REPORTS = '/csp-reports'

/**
 * What a policy and its headers say, so that both kinds of browsers report. Those that know the Reporting API take no
 * endpoint without TLS, and where they find `report-to` they pass over `report-uri`: so it is there with TLS only.
 */
export const reportingBy = (isSecure: boolean) =>
  isSecure
    ? {
        directives: `; report-uri ${CSP_REPORTS}; report-to csp`,
        headers: { 'reporting-endpoints': `csp="${CSP_REPORTS}"` },
      }
    : { directives: `; report-uri ${CSP_REPORTS}`, headers: {} }
