import styles from './picker.module.css'

/** A site that the demo can show. */
interface DemoSite {
  host: string
  name: string
}

const STORAGE_KEY = 'rota.site'

/**
 * Host of the site that the tester picked in this tab; the first site when none was picked or the picked one no longer
 * exists.
 */
export function pickedSite(storage: Storage, hosts: readonly string[]): string {
  const picked = storage.getItem(STORAGE_KEY)
  return picked !== null && hosts.includes(picked) ? picked : (hosts[0] ?? '')
}

/** A view of a storage that contains one site's keys only: each site has its own session and payments. */
export function siteStorage(storage: Storage, name: string): Storage {
  const prefix = `rota.site.${name}/`
  const names = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  return {
    get length() {
      return names().length
    },
    key: (at) => names()[at] ?? null,
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, text) => storage.setItem(prefix + key, text),
    removeItem: (key) => storage.removeItem(prefix + key),
    clear: () => names().forEach((key) => storage.removeItem(prefix + key)),
  }
}

/**
 * Adds the testers' panel with the choice of site below the page. Choosing another site opens its home page. In
 * English, like everything for testers.
 */
export function showPicker(sites: readonly DemoSite[], picked: string): void {
  const options = sites.map(({ host, name }) => new Option(`${name} (${host})`, host, host === picked, host === picked))
  const select = document.createElement('select')
  select.append(...options)
  select.addEventListener('change', () => {
    sessionStorage.setItem(STORAGE_KEY, select.value)
    location.assign('/')
  })
  const label = document.createElement('label')
  label.append('Site', select)
  const open = document.createElement('button')
  open.type = 'button'
  open.textContent = 'Testers’ panel'
  open.addEventListener('click', showPanel)
  const panel = document.createElement('aside')
  panel.className = styles['panel'] ?? ''
  panel.lang = 'en'
  panel.dir = 'ltr'
  panel.ariaLabel = 'Tester’s panel'
  panel.append(label, open)
  document.body.append(panel)
}

/** Opens the control panel of the mocks in a dialog with a frame: leaving the page would stop the in-page shop. */
function showPanel(): void {
  const dialog = document.createElement('dialog')
  dialog.className = styles['dialog'] ?? ''
  dialog.lang = 'en'
  dialog.dir = 'ltr'
  dialog.ariaLabel = 'Testers’ panel'
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  const frame = document.createElement('iframe')
  frame.title = 'Testers’ panel'
  frame.src = '/mock/control/panel'
  dialog.append(close, frame)
  // Reload, so that the page shows what was switched in the panel.
  dialog.addEventListener('close', () => location.reload())
  document.body.append(dialog)
  dialog.showModal()
}
