/**
 * Lays out the page around every screen: bar, title, alert, footer; the title of a new screen is announced and takes
 * the focus.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { printedOn } from '../../../domain/texts/visitStatusTexts'
import { constantStream } from '../../../events/stream'
import { RouterLink } from '../../router/RouterLink'
import { Alert } from '../../shell/page/Alert'
import { AccountContext } from '../../shell/page/accountContext'
import { Footer } from '../../shell/page/Footer'
import { focusField } from '../../shell/page/focusField'
import { menuPlacement, Page, type PageLayout } from '../../shell/page/Page'
import { TopBar } from '../../shell/page/TopBar'
import { footerProps, topBarProps } from '../../shell/page/tenantProps'
import { useIsFramed } from '../../shell/page/useIsFramed'
import { usePageTitle } from '../../shell/page/usePageTitle'
import { useStream } from '../../useStream'
import { useAppContext } from '../../visit/provider/appContext'
import { showsLogin } from '../../visit/provider/isAtLogin'
import { useOwnSession } from '../../visit/provider/useOwnSession'
import { visitOnScreen } from '../../visit/provider/visitHandle'
import { NewReleaseNotice } from './NewReleaseNotice'
import { OfflineNotice } from './OfflineNotice'

type AppFrameProps = Readonly<{
  title: string
  /** Whether something on it was refused and is not right yet. */
  refused?: boolean | undefined
  /** Which screen it is, where its title may change while one is on it; else the title says so. */
  screen?: string | undefined
  lead?: string | undefined
  layout?: PageLayout
  children: ReactNode
}>

const noName$ = constantStream('')

/** Before the title of the tab, so that it is read first. */
const refusedPrefix = 'Fout: '

export const AppFrame = ({
  title,
  screen = title,
  refused = false,
  lead,
  layout = 'form',
  children,
}: AppFrameProps) => {
  const { app, logOut, openAccount, openHelp } = useAppContext()
  const { style, logo, hero } = useStream(app.look.look$)
  const officeLogo = useStream(app.officeLogo$)
  const notice = useStream(app.notices.shown$)
  const session = useOwnSession(app)
  const visit = useStream(app.lifecycle$, visitOnScreen)
  const name = useStream(visit?.name$ ?? noName$)
  const navigate = useNavigate()
  usePageTitle(`${refused ? refusedPrefix : ''}${title} - ${style.name}`)
  // At the login there is nowhere to go but to its first field.
  const logIn = () => (showsLogin() ? focusField('username') : void navigate('/login'))
  const account = {
    customer: visit === null ? undefined : name || session?.username,
    onAccount: openAccount ?? undefined,
    onLogout: session === null ? undefined : logOut,
  }
  const heading = useRef<HTMLHeadingElement>(null)
  // The screen is not read in the effect; a new one is the reason to run it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const title = heading.current
    title?.focus({ preventScroll: true })
    // A screen may come in the place of another without a navigation, however far down that one was read.
    if (title != null && title.getBoundingClientRect().top < 0) window.scrollTo(0, 0)
  }, [screen])
  return (
    <Page
      title={title}
      lead={lead}
      layout={layout}
      framed={useIsFramed()}
      headingRef={heading}
      hero={hero ?? undefined}
      printed={printedOn(app.clock.today())}
      topBar={
        <TopBar
          {...topBarProps(style, logo, officeLogo)}
          as={RouterLink}
          {...account}
          onLogin={session === null ? logIn : undefined}
          menu={menuPlacement(layout)}
        />
      }
      alert={<Alert notice={notice} />}
      footer={
        <>
          <NewReleaseNotice app={app} />
          <Footer {...footerProps(style, app.clock.today())} onHelp={openHelp} />
        </>
      }
    >
      <OfflineNotice />
      <AccountContext value={account}>{children}</AccountContext>
    </Page>
  )
}
