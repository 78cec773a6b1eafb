import { Button } from '../buttons/Button.tsx'
import { Meter } from '../figures/Meter.tsx'
import { Price } from '../figures/Price.tsx'
import { Stars } from '../figures/Stars.tsx'
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx'
import { Steps } from '../navigation/Steps.tsx'
import { TabLinks } from '../navigation/TabLinks.tsx'
import { Tabs } from '../navigation/Tabs.tsx'
import { Card } from '../surfaces/Card.tsx'
import { EmptyState } from '../surfaces/EmptyState.tsx'
import { Notice } from '../surfaces/Notice.tsx'
import { Panel } from '../surfaces/Panel.tsx'
import { PageLead, PicturePage } from '../surfaces/PicturePage.tsx'
import { Picture } from '../surfaces/Picture.tsx'
import { SectionHead } from '../surfaces/SectionHead.tsx'
import { Skeleton } from '../surfaces/Skeleton.tsx'
import { Family } from './Family.tsx'

const PICTURE = { src: '/favicon.svg', alt: '', width: 400, height: 300 }
const TONES = ['plain', 'good', 'warn', 'bad', 'accent'] as const
const STEPS = [
  { id: 'cart', label: 'Cart' },
  { id: 'guests', label: 'Guests' },
  { id: 'pay', label: 'Payment' },
]

export const SurfaceStates = () => (
  <>
    <Family title="Navigation">
      <Breadcrumbs
        label="Path"
        steps={[
          { id: 'a', link: <a href="#a">Antalya</a> },
          { id: 'k', link: 'Kaş' },
        ]}
      />
      <Steps label="Progress" current="guests" done="done" steps={STEPS} />
      <Tabs
        label="Products"
        tabs={[
          { id: 'hotel', label: 'Hotels', icon: 'bed', panel: <p>Hotels</p> },
          { id: 'tour', label: 'Tours', panel: <p>Tours</p> },
        ]}
      />
      <TabLinks
        label="Search for"
        tabs={[
          { id: 'hotel', label: 'Hotels', icon: 'bed', href: '#hotel', current: true },
          { id: 'tour', label: 'Tours', icon: 'tag', href: '#tour', current: false },
        ]}
      />
    </Family>
    <Family title="Figures">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <p key={size}>
          <Price sign="₺" whole="24.850" fraction=",00" size={size} per="7 nights" />
        </p>
      ))}
      <p>
        <Price sign="₺" whole="24.850" fraction=",00" was={{ text: '₺29.900,00', label: 'Before' }} cut="−17 %" />
      </p>
      <p>
        <Price sign="€" whole="412" fraction=",50" changed="The price has changed" />
      </p>
      <Stars count={4} label="4 stars" />
      <Meter value={40} max={187} label="40 of 187" />
    </Family>
    <Family title="Surfaces">
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} title={`A ${tone} notice.`}>
          With its <a href="#reason">reason</a>.
        </Notice>
      ))}
      <SectionHead title="Where to sleep" text="7 nights">
        <a className="more" href="#all">
          All hotels
        </a>
      </SectionHead>
      <div className="row">
        <Card picture={<Picture {...PICTURE} sail />} title={<a href="#hotel">Ardıç Bay</a>} meta="Kaş">
          From ₺1.200
        </Card>
        <Card
          picture={<Picture {...PICTURE} ratio="1:1" muted notch="Sold out" />}
          title={<a href="#sold">Sold out</a>}
        >
          No rooms
        </Card>
      </div>
      <Panel>Panel</Panel>
      <Panel flush>Flush panel</Panel>
      <EmptyState picture={<Picture {...PICTURE} />} title="Nothing found" action={<Button>Change dates</Button>}>
        No hotel has a room on these dates.
      </EmptyState>
      <PicturePage picture="/favicon.svg" alert>
        <h3>Not now</h3>
        <PageLead>The shop is closed for an hour.</PageLead>
      </PicturePage>
      <Skeleton width="8rem" height="2rem" />
      <Skeleton ratio="16:9" />
    </Family>
  </>
)
