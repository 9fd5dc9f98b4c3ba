import { mailto } from '../../../domain/portal/mailAddress'
import { unsupportedTitles } from '../../../domain/texts/problemTexts'
import { unsupportedDeviceTexts } from '../../../domain/texts/unsupportedDeviceTexts'
import { Actions } from '../../widgets/Actions'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { MessageScreen } from '../page/MessageScreen'
import { TenantLogo } from '../page/TopBar'
import { usePageTitle } from '../page/usePageTitle'
import { BrowserDownloads } from './BrowserDownloads'
import type { CopyText } from './copyToClipboard'
import { ShareLink } from './ShareLink'
import styles from './unsupported.module.css'

/**
 * The page on an unsupported phone, tablet (SHELL-24) or browser (OPEN-137), or where the retrieval does not work in this
 * browser: why, browsers to download, going on by hand, sharing the link, and the support address.
 */
export const UnsupportedScreen = ({ reason, office, link, message, onGoOn, copy }: UnsupportedScreenProps) => {
  const { name, logo, supportEmail } = office
  usePageTitle(`${unsupportedTitles[reason]} - ${name}`)
  return (
    <MessageScreen
      title={unsupportedTitles[reason]}
      mark={<TenantLogo tenantName={name} tenantLogo={logo === null ? undefined : { src: logo, name }} />}
    >
      {message !== undefined && <InfoBlock kind="warning">{message}</InfoBlock>}
      <p>{unsupportedDeviceTexts[reason].text}</p>
      {reason === 'browser' && (
        <>
          <p>{unsupportedDeviceTexts.browser.other}</p>
          <BrowserDownloads />
        </>
      )}
      {onGoOn !== undefined && (
        <>
          <p>{unsupportedDeviceTexts.goOn.text}</p>
          <Actions>
            <Button iconAfter="forward" onClick={onGoOn}>
              {unsupportedDeviceTexts.goOn.button}
            </Button>
          </Actions>
        </>
      )}
      <ShareLink title={unsupportedDeviceTexts[reason].carry} link={link} {...(copy === undefined ? {} : { copy })} />
      {supportEmail !== null && (
        <p className={styles.support}>
          {unsupportedDeviceTexts.support} <a href={mailto(supportEmail)}>{supportEmail}</a>
        </p>
      )}
    </MessageScreen>
  )
}

/** The office as this page names it. */
type OfficeIdentity = Readonly<{
  name: string
  /** A data URL; null until it is there, and where there is none. */
  logo: string | null
  /** Null where the office has none that it uses. */
  supportEmail: string | null
}>

type UnsupportedScreenProps = Readonly<{
  reason: keyof typeof unsupportedTitles
  office: OfficeIdentity
  /** The address of this page, as one came to it. */
  link: string
  /** What the data provider said, if it did. */
  message?: string | undefined
  /** Where the portal itself can be used: on without what this browser cannot do. */
  onGoOn?: (() => void) | undefined
  copy?: CopyText
}>
