import { type ReactNode, useEffect, useRef } from 'react'
import { printedOn } from '../../../domain/texts/visitStatusTexts'
import { systemClock } from '../../../events/clock'
import { Alert } from '../../../ui/shell/page/Alert'
import { Footer } from '../../../ui/shell/page/Footer'
import { Page, type PageLayout } from '../../../ui/shell/page/Page'
import { TopBar } from '../../../ui/shell/page/TopBar'
import { usePageTitle } from '../../../ui/shell/page/usePageTitle'
import { useNotice } from './notice'

type FrameProps = Readonly<{
  title: string
  /** Whether something on it was refused and is not right yet. */
  refused?: boolean | undefined
  screen?: string | undefined
  lead?: string | undefined
  layout?: PageLayout
  children: ReactNode
}>

/** As the portal's own: a new screen takes the focus. */
export const Frame = ({ title, screen = title, refused = false, lead, layout = 'form', children }: FrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const notice = useNotice()
  usePageTitle(`${refused ? 'Fout: ' : ''}${title} - Klantportaal`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen is the reason to run it
  useEffect(() => heading.current?.focus({ preventScroll: true }), [screen])
  return (
    <Page
      title={title}
      lead={lead}
      layout={layout}
      framed={false}
      printed={printedOn(systemClock.today())}
      headingRef={heading}
      topBar={<TopBar tenantName="Klantportaal" onLogout={() => undefined} />}
      alert={<Alert notice={notice} />}
      footer={<Footer year={2026} tenantName="Klantportaal" />}
    >
      {children}
    </Page>
  )
}
