/** Path at which browsers report CSP violations. */
export const CSP_REPORTS = '/csp-reports'

/**
 * The CSP directive and headers for reports, for old and new browsers. Browsers with the Reporting API require TLS and
 * ignore `report-uri` if they find `report-to`, so `report-to` is only sent with TLS.
 */
export const reportingBy = (isSecure: boolean) =>
  isSecure
    ? {
        directives: `; report-uri ${CSP_REPORTS}; report-to csp`,
        headers: { 'reporting-endpoints': `csp="${CSP_REPORTS}"` },
      }
    : { directives: `; report-uri ${CSP_REPORTS}`, headers: {} }
