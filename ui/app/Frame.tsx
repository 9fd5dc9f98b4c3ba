import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { printedOn } from '../../domain/texts/texts'
import { still } from '../../events/stream'
import { focusField } from '../account/focusField'
import { Alert } from '../shell/page/Alert'
import { AccountContext } from '../shell/page/account'
import { Footer } from '../shell/page/Footer'
import { type Layout, menuIn, Page } from '../shell/page/Page'
import { TopBar } from '../shell/page/TopBar'
import { barOf, footerOf } from '../shell/page/tenantPage'
import { useFramed } from '../shell/page/useFramed'
import { usePageTitle } from '../shell/page/usePageTitle'
import { useStream } from '../useStream'
import { useSurroundings } from './appContext'
import { visitShown } from './hall/room'
import { showsLogin } from './leave'
import { NewRelease } from './NewRelease'
import { NoLine } from './NoLine'
import { RouterLink } from './RouterLink'
import { useOwnSession } from './useSession'

type FrameProps = Readonly<{
  title: string
  /** Whether something on it was refused and is not right yet. */
  refused?: boolean | undefined
  /** Which screen it is, where its title may change while one is on it; else the title says so. */
  screen?: string | undefined
  lead?: string | undefined
  layout?: Layout
  children: ReactNode
}>

const noName$ = still('')

/** Whoever comes back to a tab, or hears its title, knows at once. */
const refusedPrefix = 'Fout: '

/** The page around every screen: bar, title, alert, footer. The title of a new screen is announced and takes the focus. */
export const Frame = ({ title, screen = title, refused = false, lead, layout = 'form', children }: FrameProps) => {
  const { app, logOut, openAccount, openHelp } = useSurroundings()
  const { style, logo, hero } = useStream(app.look.look$)
  const officeLogo = useStream(app.officeLogo$)
  const notice = useStream(app.notices.shown$)
  const session = useOwnSession(app)
  const visit = useStream(app.hall$, visitShown)
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
      framed={useFramed()}
      headingRef={heading}
      hero={hero ?? undefined}
      printed={printedOn(app.clock.today())}
      topBar={
        <TopBar
          {...barOf(style, logo, officeLogo)}
          as={RouterLink}
          {...account}
          onLogin={session === null ? logIn : undefined}
          menu={menuIn(layout)}
        />
      }
      alert={<Alert notice={notice} />}
      footer={
        <>
          <NewRelease app={app} />
          <Footer {...footerOf(style, app.clock.today())} onHelp={openHelp} />
        </>
      }
    >
      <NoLine />
      <AccountContext value={account}>{children}</AccountContext>
    </Page>
  )
}
