import { useLayoutEffect } from 'react'
import { defaultTenantStyle, mailAddresses } from '../../../../domain/portal/tenant'
import { printedOn } from '../../../../domain/texts/texts'
import { Alert } from '../../../shell/page/Alert'
import { Footer } from '../../../shell/page/Footer'
import { Page } from '../../../shell/page/Page'
import { TopBar } from '../../../shell/page/TopBar'
import { useView } from '../../../survey/portal'
import type { WizardPage } from '../../../survey/step/wizardDoors'
import { useStream } from '../../../useStream'
import { useCustomer } from './customerContext'
import { pictureOf } from './pictures'

const nothing = (): void => undefined

/** The page around every screen as the customer had it. Unlike the portal's own it takes no focus. */
export const CustomerFrame: WizardPage = ({ title, refused = false, lead, layout, children }) => {
  const { seen, position$, pictures, title$ } = useCustomer()
  const position = useStream(position$)
  const look = useView(({ state }) => state.look)
  const today = useView(({ state }) => state.facts.today)
  const style = look?.style ?? defaultTenantStyle
  const addresses = mailAddresses(style)
  const logo = pictureOf(pictures, look?.logo ?? null, `Logo van ${style.name}`, [208, 48])
  const hero = pictureOf(pictures, look?.hero ?? null, 'Foto van het kantoor', [720, 240])
  const officeLogo = pictureOf(pictures, seen.officeLogoAt(position), 'Logo van het kantoor', [160, 36])
  const tab = `${refused ? 'Fout: ' : ''}${title} - ${style.name}`
  useLayoutEffect(() => title$.next(tab), [title$, tab])
  return (
    <Page
      title={title}
      lead={lead}
      layout={layout ?? 'form'}
      framed={false}
      inner
      hero={hero ?? undefined}
      printed={printedOn(today)}
      topBar={
        <TopBar
          tenantName={style.name}
          tenantLogo={logo === null ? undefined : { src: logo, name: style.name }}
          officeLogo={
            officeLogo === null || officeLogo === logo
              ? undefined
              : { src: officeLogo, name: 'Het kantoor van uw adviseur' }
          }
          onLogout={nothing}
        />
      }
      alert={<Alert notice={seen.noticeAt(position)} />}
      footer={
        <Footer
          year={Number(today.slice(0, 4))}
          tenantName={style.full_name || style.name}
          slogan={style.use_slogan && style.slogan !== '' ? style.slogan : undefined}
          contactEmail={addresses.contact ?? undefined}
          supportEmail={addresses.support ?? undefined}
          onHelp={nothing}
        />
      }
    >
      {children}
    </Page>
  )
}
