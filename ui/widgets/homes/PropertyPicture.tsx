import { useEffect, useRef, useState } from 'react'
import { homeTexts } from '../../../domain/texts/homeTexts'
import { Button } from '../Button'
import { classNames } from '../classNames'
import { Icon } from '../Icon'
import styles from './PropertyPicture.module.css'

type PropertyPictureProps = Readonly<{
  source: string | null
  awaits: boolean
  alt: string
  onRetry: (() => void) | undefined
}>

/** The picture of a home. There may be none, or it did not load: loading it again may help. */
export const PropertyPicture = ({ source, awaits, alt, onRetry }: PropertyPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isShown = source !== null && source !== failed
  const comes = isShown ? 'img' : awaits ? 'span + p' : 'p'
  // The button that was pressed goes: the focus is at what comes in its place.
  useEffect(() => {
    if (isAsked && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(comes)?.focus({ preventScroll: true })
  }, [isAsked, comes])
  const tabIndex = isAsked ? -1 : undefined
  if (isShown)
    return (
      <div className={styles.place} ref={place}>
        <img
          className={`soft ${styles.picture}`}
          src={source}
          alt={alt}
          tabIndex={tabIndex}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailed(source)}
        />
      </div>
    )
  if (awaits)
    return (
      <div className={classNames(styles.place, styles.empty)} ref={place}>
        <span className={styles.waiting}>
          <Icon name="home" />
        </span>
        <p className={`soft ${styles.words}`} tabIndex={tabIndex}>
          {homeTexts.pictureComes}
        </p>
      </div>
    )
  const again = source === null ? onRetry : () => setFailed(null)
  const retry = () => {
    setAsked(true)
    again?.()
  }
  return (
    <div className={classNames(styles.place, styles.empty)} ref={place}>
      {source === null ? (
        <p className={`soft ${styles.words}`} tabIndex={tabIndex}>
          <span>{homeTexts.noPicture}</span> <span>{homeTexts.noPictureOf}</span>
        </p>
      ) : (
        <p className={`soft ${styles.words}`} tabIndex={tabIndex}>
          {homeTexts.notLoaded}
        </p>
      )}
      {again !== undefined && (
        <Button kind="quiet" onClick={retry} ariaLabel={`${homeTexts.again}: ${alt}`}>
          {homeTexts.again}
        </Button>
      )}
    </div>
  )
}
