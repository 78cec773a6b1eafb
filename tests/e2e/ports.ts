/** How the tests run the storefront: as processes, or entirely inside the page. */
export const mode = process.env['MODE'] === 'demo' ? 'demo' : 'start'

/** Ports of the processes that all tests share; different from the defaults of `npm start`. */
export const startPorts = { PORT: '4100', MOCKS_PORT: '4101', BANK_PORT: '4102' }

export const demoPort = 4200
