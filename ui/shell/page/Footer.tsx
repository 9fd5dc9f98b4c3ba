import { mailto } from '../../../domain/portal/mailAddress'
import { openHelpLabel } from '../../../domain/texts/helpLabels'
import styles from './Footer.module.css'

/** The foot of the portal's pages: the tenant's name, slogan and mail addresses, and the button that opens the help. */
export const Footer = ({ year, tenantName, slogan, contactEmail, supportEmail, onHelp }: FooterProps) => (
  <footer className={`${styles.footer} screenOnly`}>
    <div className={styles.inner}>
      <div>
        <p className="strong">
          © {year} <bdi>{tenantName}</bdi>
        </p>
        {slogan !== undefined && <p dir="auto">{slogan}</p>}
      </div>
      <div>
        {contactEmail !== undefined && <Mail label="Contact" address={contactEmail} />}
        {supportEmail !== undefined && <Mail label="Hulp nodig" address={supportEmail} />}
        {onHelp !== undefined && (
          <button type="button" className={styles.help} onClick={onHelp}>
            {openHelpLabel}
          </button>
        )}
      </div>
    </div>
  </footer>
)

type FooterProps = Readonly<{
  /** The calendar year: the caller knows what day it is. */
  year: number
  tenantName: string
  /** Each is left out when the tenant does not use it. */
  slogan?: string | undefined
  contactEmail?: string | undefined
  supportEmail?: string | undefined
  /** Opens the help; absent where there is none. */
  onHelp?: (() => void) | undefined
}>

const Mail = ({ label, address }: { label: string; address: string }) => (
  <p>
    {label}: <a href={mailto(address)}>{address}</a>
  </p>
)
