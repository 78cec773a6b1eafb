import { Button } from '../buttons/Button.tsx'
import { Chip } from '../buttons/Chip.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Family } from './Family.tsx'

const KINDS = ['filled', 'soft', 'quiet', 'paper'] as const
const SIZES = ['s', 'm', 'l'] as const
const ICON_KINDS = ['plain', 'ring', 'disc'] as const

export const ButtonStates = () => (
  <Family title="Buttons">
    {KINDS.map((kind) => (
      <div key={kind} className="row">
        {SIZES.map((size) => (
          <Button key={size} kind={kind} size={size}>
            {kind} {size}
          </Button>
        ))}
        <Button kind={kind} loading>
          {kind}, loading
        </Button>
        <Button kind={kind} disabled>
          {kind}, disabled
        </Button>
        <Button kind={kind} href="#link">
          {kind}, link
        </Button>
      </div>
    ))}
    <Button full>Full width</Button>
    {ICON_KINDS.map((kind) => (
      <div key={kind} className="row">
        {SIZES.map((size) => (
          <IconButton key={size} kind={kind} size={size} icon="heart" label={`Keep, ${kind} ${size}`} />
        ))}
        <IconButton kind={kind} icon="heart" label={`Kept, ${kind}`} aria-pressed />
        <IconButton kind={kind} icon="heart" label={`Not now, ${kind}`} disabled />
      </div>
    ))}
    <div className="row">
      <Chip>Pool</Chip>
      <Chip on>Beach</Chip>
      <Chip remove="Remove: Spa">Spa</Chip>
      <Chip disabled>Golf</Chip>
    </div>
    <p className="row">
      {SIZES.map((size) => (
        <Icon key={size} name="pin" size={size} />
      ))}
      <Icon name="heart" filled />
      <a className="link" href="#link">
        A link
      </a>
      <a className="more" href="#link">
        More
      </a>
      <span className="muted">muted</span>
      <span className="soft">soft</span>
      <span className="good">good</span>
      <span className="warn">warn</span>
      <span className="bad">bad</span>
    </p>
  </Family>
)
