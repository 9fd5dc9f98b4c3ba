import { useEffect, useId, useRef, useState } from 'react'
import { mailto } from '../../../domain/portal/mailAddress'
import { linkMail, unsupportedDeviceTexts } from '../../../domain/texts/unsupportedDeviceTexts'
import { Actions } from '../../widgets/Actions'
import { Button } from '../../widgets/Button'
import { ButtonLink } from '../../widgets/ButtonLink'
import { type CopyText, copyToClipboard } from './copyToClipboard'
import styles from './unsupported.module.css'

type ShareLinkProps = Readonly<{ title: string; link: string; copy?: CopyText }>

/**
 * Buttons that mail or copy the link of this page, with its token, for another device or browser. It is stored nowhere.
 * Where the clipboard refuses, the link is shown, selected.
 */
export const ShareLink = ({ title, link, copy = copyToClipboard }: ShareLinkProps) => {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (copied !== 'no') return
    field.current?.focus()
    field.current?.select()
  }, [copied])
  const onCopy = (): void => {
    setCopied(null)
    copy(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  }
  return (
    <section className={styles.carry}>
      <h2>{title}</h2>
      <Actions>
        <ButtonLink href={mailto('', { subject: linkMail.subject, body: linkMail.body(link) })}>
          {unsupportedDeviceTexts.mail}
        </ButtonLink>
        <Button onClick={onCopy}>{unsupportedDeviceTexts.copy}</Button>
      </Actions>
      <p role="status" className={`strong ${styles.copied}`}>
        {copied === 'yes' && unsupportedDeviceTexts.copied}
        {copied === 'no' && unsupportedDeviceTexts.notCopied}
      </p>
      {copied === 'no' && (
        <p>
          <label htmlFor={id}>{unsupportedDeviceTexts.link}</label>
          <input
            id={id}
            ref={field}
            className={styles.link}
            type="text"
            readOnly
            value={link}
            onFocus={event => event.currentTarget.select()}
          />
        </p>
      )}
      <p className="soft">{unsupportedDeviceTexts.personal}</p>
    </section>
  )
}
