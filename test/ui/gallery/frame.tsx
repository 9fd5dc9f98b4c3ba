import type { ReactNode } from 'react'
import { constantStream } from '../../../events/stream'
import { Alert, type Notice } from '../../../ui/shell/page/Alert'
import { Footer } from '../../../ui/shell/page/Footer'
import { Page } from '../../../ui/shell/page/Page'
import { TopBar } from '../../../ui/shell/page/TopBar'
import { Menu } from '../../../ui/shell/wizard/Menu'
import { SaveState, type SaveStateView } from '../../../ui/shell/wizard/SaveState'
import { type NavigationItem, SideNavigation } from '../../../ui/shell/wizard/SideNavigation'
import { StepButtons } from '../../../ui/shell/wizard/StepButtons'
import { StepProgress } from '../../../ui/shell/wizard/StepProgress'
import { WizardFrame } from '../../../ui/shell/wizard/WizardFrame'
import { Button } from '../../../ui/widgets/Button'

export const nothing = (): void => undefined

const officeLogo = {
  name: 'Advieskantoor De Linde',
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="36"><circle cx="18" cy="18" r="15" fill="#2e7d5b"/><text x="42" y="24" font-family="sans-serif" font-size="18" fill="#333">De Linde</text></svg>',
  )}`,
}

/** Stands for a tenant's photograph: dark and light, with edges where words might stand. */
const photograph = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="500"><rect width="1600" height="500" fill="#7fb2d8"/><rect y="330" width="1600" height="170" fill="#3e6b35"/><path d="M200 400V180l160-120 160 120v220zM900 420V140l220-120 220 120v280z" fill="#8b4a32"/><path d="M280 240h60v80h-60zM400 240h60v80h-60zM1000 200h80v110h-80zM1160 200h80v110h-80z" fill="#fff3c4"/><circle cx="720" cy="260" r="120" fill="#2f5527"/></svg>',
)}`

const titles = [
  'Persoonlijke gegevens',
  'Persoonlijke kenmerken',
  'Uw woonsituatie',
  'Financiering',
  'Woonwensen',
  'Verduurzamen',
  'Verhuizen',
  'Kinderen',
  'Werkloosheid',
  'Arbeidsongeschiktheid',
  'Overlijden van uw partner',
  'Scheiding',
  'Pensioen',
  'Vragen aan uw adviseur',
  'Gegevens versturen',
]

const items = (current: number): readonly NavigationItem[] =>
  titles.map((title, i) => ({
    key: title,
    title,
    state: i < current ? 'finished' : i === current ? 'current' : 'waiting',
    href: i < current ? `#${i}` : undefined,
  }))

const footer = (
  <Footer
    year={2026}
    tenantName="Klantportaal"
    slogan="Samen zeker van uw woning"
    contactEmail="info@klantportaal.example"
    supportEmail="hulp@klantportaal.example"
  />
)

type WizardProps = Readonly<{
  title: string
  lead: string
  saving?: SaveStateView
  notice?: Notice
  busy?: boolean
  disabled?: boolean
  framed?: boolean
  withPicture?: boolean
  current?: number
  children: ReactNode
}>

const menu = (
  <Button kind="quiet" onClick={nothing}>
    Hulp van de helpdesk
  </Button>
)

export const Wizard = (props: WizardProps) => {
  const {
    title,
    lead,
    saving = { kind: 'resting', isSaved$: constantStream(true) },
    notice = null,
    busy,
    disabled,
    framed = false,
    current = 3,
    children,
  } = props
  return (
    <Page
      title={title}
      layout="wizard"
      framed={framed}
      hero={props.withPicture === true ? photograph : undefined}
      topBar={
        <TopBar
          tenantName="Klantportaal"
          officeLogo={officeLogo}
          onAccount={nothing}
          onLogout={nothing}
          menu="onPhone"
        />
      }
      footer={footer}
      alert={<Alert notice={notice} />}
    >
      <WizardFrame
        lead={lead}
        aside={
          <>
            <StepProgress
              step={current + 1}
              of={titles.length}
              far={{ answered: 12, open: 28, unchosen: 0, bound: 'exact' }}
            />
            <SideNavigation items={items(current)} />
          </>
        }
        tools={
          <>
            <SaveState saving={saving} />
            <Menu>{menu}</Menu>
          </>
        }
      >
        {children}
        <StepButtons onPrevious={nothing} onNext={nothing} busy={busy === true} disabled={disabled === true} />
      </WizardFrame>
    </Page>
  )
}

type PublicProps = Readonly<{ title: string; lead?: string; notice?: Notice; tenantName?: string; children: ReactNode }>

export const Public = ({ title, lead, notice, tenantName = 'Klantportaal', children }: PublicProps) => (
  <Page
    title={title}
    lead={lead}
    framed={false}
    topBar={<TopBar tenantName={tenantName} home={{ href: '#login' }} onLogin={nothing} />}
    footer={footer}
  >
    <Alert notice={notice ?? null} />
    {children}
  </Page>
)
