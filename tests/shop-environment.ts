import { randomBytes } from 'node:crypto'

/** A secret of 32 bytes, base64url. */
const secret = () => randomBytes(32).toString('base64url')

/**
 * The environment in which a gateway and the mocks find each other, with secrets of their own.
 * @param port of the shop; the mocks and the bank use the next two
 */
export function shopEnvironment(port: number) {
  const mocks = `http://127.0.0.1:${port + 1}`
  return {
    PORT: `${port}`,
    MOCKS_PORT: `${port + 1}`,
    BANK_PORT: `${port + 2}`,
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    AGENCY_URL: `${mocks}/agency`,
    ANSWER_CHECKS: 'enforce',
    IMAGES_URL: `${mocks}/images-host`,
    SITES_FILE: 'mocks/sites.json',
    DEFAULT_SITE: 'localhost',
    PROVIDER_URL: `${mocks}/provider`,
    PROVIDER_CREDENTIALS: 'mocks/provider-accounts.json',
    SESSION_KEYS: secret(),
    // All tests share one address.
    LIMITS: '1000',
    // Named, as an operator's key is.
    CONTROL_KEY: `deniz:${secret()}`,
    TEST_GUIDE_URL: `${mocks}/control/guide`,
    RECONCILE_MS: '300',
    LOG_LEVEL: 'info',
  }
}
