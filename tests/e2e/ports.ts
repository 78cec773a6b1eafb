/** How the storefront runs under the tests: as processes, or whole inside the page. */
export const mode = process.env['MODE'] === 'demo' ? 'demo' : 'start'

/** Ports of the shared pair of processes; apart from the ones a person uses. */
export const startPorts = { PORT: '4100', MOCKS_PORT: '4101', BANK_PORT: '4102' }

export const demoPort = 4200
