import { browserDownloads, browserNames } from '../../../domain/portal/browserNames'
import { mailto } from '../../../domain/portal/mailAddress'
import { awayTexts, downloadOf } from '../../../domain/texts/awayTexts'
import { awayTitles } from '../../../domain/texts/problemTexts'
import { Actions } from '../../widgets/Actions'
import { Button } from '../../widgets/Button'
import { ButtonLink } from '../../widgets/ButtonLink'
import { InfoBlock } from '../../widgets/InfoBlock'
import { Screen } from '../page/Screen'
import { TenantMark } from '../page/TopBar'
import { usePageTitle } from '../page/usePageTitle'
import styles from './away.module.css'
import { CarryLink, type Copy } from './CarryLink'

/** Of whom it is that the portal speaks. */
export type OfficeSign = Readonly<{
  name: string
  /** A data URL; null until it is there, and where there is none. */
  logo: string | null
  /** Null where the office has none that it uses. */
  supportEmail: string | null
}>

type AwayScreenProps = Readonly<{
  why: keyof typeof awayTitles
  office: OfficeSign
  /** The address of this page, as one came to it. */
  link: string
  /** What the data provider said, if it did. */
  message?: string | undefined
  /** Where the portal itself can be used: on without what this browser cannot do. */
  onGoOn?: (() => void) | undefined
  copy?: Copy
}>

/** All that a phone or tablet is shown (SHELL-24), and a browser that is not supported (OPEN-137). */
export const AwayScreen = ({ why, office, link, message, onGoOn, copy }: AwayScreenProps) => {
  const { name, logo, supportEmail } = office
  usePageTitle(`${awayTitles[why]} - ${name}`)
  return (
    <Screen
      title={awayTitles[why]}
      mark={<TenantMark tenantName={name} tenantLogo={logo === null ? undefined : { src: logo, name }} />}
    >
      {message !== undefined && <InfoBlock kind="warning">{message}</InfoBlock>}
      <p>{awayTexts[why].text}</p>
      {why === 'browser' && (
        <>
          <p>{awayTexts.browser.other}</p>
          <Downloads />
        </>
      )}
      {onGoOn !== undefined && (
        <>
          <p>{awayTexts.goOn.text}</p>
          <Actions>
            <Button iconAfter="forward" onClick={onGoOn}>
              {awayTexts.goOn.button}
            </Button>
          </Actions>
        </>
      )}
      <CarryLink title={awayTexts[why].carry} link={link} {...(copy === undefined ? {} : { copy })} />
      {supportEmail !== null && (
        <p className={styles.support}>
          {awayTexts.support} <a href={mailto(supportEmail)}>{supportEmail}</a>
        </p>
      )}
    </Screen>
  )
}

/** The browsers that the portal supports everywhere, the one that is recommended first. */
export const Downloads = () => (
  <Actions>
    {browserDownloads.map(([browser, href], at) => (
      <ButtonLink
        key={browser}
        href={href}
        icon="download"
        kind={at === 0 ? 'primary' : 'secondary'}
        opens={awayTexts.opens}
      >
        {downloadOf(browserNames[browser])}
      </ButtonLink>
    ))}
  </Actions>
)
