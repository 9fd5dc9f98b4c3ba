/** Shows the name, phone and mail address of the office's contact, the last two as links. */
import { mailto } from '../../domain/portal/mailAddress'
import { contactTexts } from '../../domain/texts/closedInvitationTexts'
import type { OfficeContact } from '../../projections/intro/officeContact'
import styles from './ClosedInvitationScreen.module.css'

/** '(0)' is for who calls from within the country. */
const dialled = (phone: string): string => `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`

export const ContactDetails = ({ contact: { name, phone, mail } }: { contact: OfficeContact }) => (
  <address className={styles.contact}>
    {name !== null && (
      <p>
        <bdi>{name}</bdi>
      </p>
    )}
    {phone !== null && (
      <p>
        {contactTexts.phone}: <a href={dialled(phone)}>{phone}</a>
      </p>
    )}
    {mail !== null && (
      <p>
        {contactTexts.mail}: <a href={mailto(mail)}>{mail}</a>
      </p>
    )}
  </address>
)
