/** Where browsers report what a page's policy has stopped. */
export const CSP_REPORTS = '/csp-reports'

/** What a policy says so that both kinds of browsers report: those that know the Reporting API, and the others. */
export const REPORTED = `; report-uri ${CSP_REPORTS}; report-to csp`
export const REPORTING = { 'reporting-endpoints': `csp="${CSP_REPORTS}"` }
