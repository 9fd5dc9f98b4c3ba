import { useLayoutEffect } from 'react'
import { cutText } from '../../../../domain/format/cutText'
import { longestLine } from '../../../../domain/language/limits'
import { defaultTenantStyle } from '../../../../domain/portal/tenant'
import { printedOn } from '../../../../domain/texts/visitStatusTexts'
import { customerName } from '../../../../projections/wording/customerName'
import { Alert, type Notice } from '../../../shell/page/Alert'
import { AccountContext } from '../../../shell/page/accountContext'
import { Footer } from '../../../shell/page/Footer'
import { menuPlacement, Page } from '../../../shell/page/Page'
import { TopBar } from '../../../shell/page/TopBar'
import { footerProps, topBarProps } from '../../../shell/page/tenantProps'
import { useSurvey } from '../../../surveyContext/surveyContext'
import { useView } from '../../../surveyContext/useView'
import type { WizardPage } from '../../../surveyContext/wizardActions'
import { useStream } from '../../../useStream'
import { useCustomerScreen, useIsShutOut } from '../session/customerScreenContext'
import { loggedPictureAddress } from '../session/loggedPictures'
import { hasAccountLink } from './hasAccountLink'

const nothing = (): void => undefined

const sameNotice = (a: Notice | null, b: Notice | null): boolean => a?.kind === b?.kind && a?.text === b?.text

const CustomerNotice = () => {
  const { screenHistory, position$ } = useCustomerScreen()
  return <Alert notice={useStream(position$, screenHistory.noticeAt, sameNotice)} />
}

/**
 * The frame of the replayed screens: the portal's own, with look and notice as they were at that position. Its buttons
 * do nothing, and it takes no focus.
 */
export const CustomerFrame: WizardPage = ({ title, refused = false, lead, layout = 'form', children }) => {
  const { screenHistory, position$, pictures, title$ } = useCustomerScreen()
  const office = useStream(position$, screenHistory.officeLogoAt)
  const hasOwn = hasAccountLink(useStream(position$, screenHistory.hostAt))
  // The page of a tab that is shut out knows nothing of the log.
  const isShutOut = useIsShutOut()
  const look = useView(({ state }) => state.look)
  const { catalogue } = useSurvey()
  const customer = useView(view => customerName(catalogue, view))
  const today = useView(({ state }) => state.facts.today)
  const style = look?.style ?? defaultTenantStyle
  const logo = loggedPictureAddress(pictures, look?.logo ?? null, `Logo van ${style.name}`, [208, 48])
  const hero = loggedPictureAddress(pictures, look?.hero ?? null, 'Foto van het kantoor', [720, 240])
  const officeLogo = loggedPictureAddress(pictures, isShutOut ? null : office, 'Logo van het kantoor', [160, 36])
  const tab = `${refused ? 'Fout: ' : ''}${title} - ${style.name}`
  const account = {
    customer: isShutOut ? undefined : cutText(customer, longestLine),
    onAccount: hasOwn ? nothing : undefined,
    onLogout: nothing,
  }
  useLayoutEffect(() => title$.next(tab), [title$, tab])
  return (
    <Page
      title={title}
      lead={lead}
      layout={layout}
      framed={false}
      inner
      hero={hero ?? undefined}
      printed={printedOn(today)}
      topBar={<TopBar {...topBarProps(style, logo, officeLogo)} {...account} menu={menuPlacement(layout)} />}
      alert={isShutOut ? null : <CustomerNotice />}
      // Before the portal was opened there is no day, and no year.
      footer={today === '' ? null : <Footer {...footerProps(style, today)} onHelp={nothing} />}
    >
      <AccountContext value={account}>{children}</AccountContext>
    </Page>
  )
}
