import { useState, type ComponentType, type MouseEvent } from 'react'
import { useIntl } from '../i18n/FormattedMessage.tsx'
import { loadMessages } from '../i18n/catalogues.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { showToast } from '../ui/overlays/toasts.ts'

/** The props of a panel or dialog that a press opens. `anchor` is the pressed button. */
export type PanelProps = { onClose: () => void; anchor: HTMLElement | null }

/**
 * A panel or dialog whose code and messages are loaded when its button is pressed (decision 40.8). Pass `open` to the
 * button, and render `<Panel {...panelProps} />` once `Panel` is defined. If a file cannot be loaded, a toast says so.
 */
export function useLazyPanel<Props extends PanelProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  messages: readonly string[],
) {
  const locale = useLocale()
  const { formatMessage } = useIntl()
  const [opened, setOpened] = useState<{ Panel: ComponentType<Props>; anchor: HTMLElement }>()
  const open = async ({ currentTarget: anchor }: MouseEvent<HTMLElement>) => {
    try {
      const [, { default: Panel }] = await Promise.all([loadMessages(locale, messages), load()])
      setOpened({ Panel, anchor })
    } catch {
      showToast(formatMessage({ id: 'error.lostFile' }))
    }
  }
  return {
    open: (event: MouseEvent<HTMLElement>) => void open(event),
    Panel: opened?.Panel,
    panelProps: { onClose: () => setOpened(undefined), anchor: opened?.anchor ?? null },
  }
}
