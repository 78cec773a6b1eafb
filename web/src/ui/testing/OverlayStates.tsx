import { useState, type ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Disclosure } from '../overlays/Disclosure.tsx'
import { Dock } from '../overlays/Dock.tsx'
import { Dropdown } from '../overlays/Dropdown.tsx'
import { Popover, type PopoverTrigger } from '../overlays/Popover.tsx'
import { ToastRegion } from '../overlays/ToastRegion.tsx'
import { showToast } from '../overlays/toasts.ts'
import { Family } from './Family.tsx'

const TRIGGERS: Record<'field' | 'content', (trigger: PopoverTrigger) => ReactNode> = {
  field: (trigger) => <Button {...trigger}>Popover, field</Button>,
  content: (trigger) => <Button {...trigger}>Popover, content</Button>,
}

/** What opens above the page; a press on its button opens it. */
export function OverlayStates() {
  const [size, setSize] = useState<'narrow' | 'wide'>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const undo = { label: 'Undo', run: () => {} }
  return (
    <Family title="Overlays">
      <div className="row">
        <Button onClick={() => setSize('narrow')}>Narrow dialog</Button>
        <Button onClick={() => setSize('wide')}>Wide dialog</Button>
        {(['field', 'content'] as const).map((width) => (
          <Popover key={width} label={`Popover, ${width}`} close="Close" width={width} trigger={TRIGGERS[width]}>
            {(close) => <Button onClick={close}>Done, {width}</Button>}
          </Popover>
        ))}
        <button type="button" className="link" onClick={(event) => setAnchor(event.currentTarget)}>
          Dropdown
        </button>
        <Button onClick={() => showToast('Kept', undo)}>Toast</Button>
      </div>
      {anchor && (
        <Dropdown anchor={anchor} onClose={() => setAnchor(null)} title="Dropdown" close="Close">
          <p>Loaded when it is pressed.</p>
        </Dropdown>
      )}
      <Dialog
        open={size !== undefined}
        onClose={() => setSize(undefined)}
        title="Dialog"
        close="Close"
        size={size ?? 'wide'}
      >
        <p>A question, and its answer.</p>
      </Dialog>
      <Disclosure label="Filters" icon="filter" title="All filters" close="Close" done="Show 12">
        <p>Filters</p>
      </Disclosure>
      <Dock label="Total">
        <b>₺24.850,00</b>
        <Button>Pay</Button>
      </Dock>
      <ToastRegion label="Messages" />
    </Family>
  )
}
