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

/** The picture of a home, or why there is none, with a button that loads it again. */
export const PropertyPicture = ({ source, awaits, alt, onRetry }: PropertyPictureProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const [hasRetried, setRetried] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const isShown = source !== null && source !== failed
  const replacement = isShown ? 'img' : awaits ? 'span + p' : 'p'
  // The button that was pressed goes: the focus is at what comes in its place.
  useEffect(() => {
    if (hasRetried && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>(replacement)?.focus({ preventScroll: true })
  }, [hasRetried, replacement])
  const tabIndex = hasRetried ? -1 : undefined
  if (isShown)
    return (
      <div className={styles.place} ref={container}>
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
      <div className={classNames(styles.place, styles.empty)} ref={container}>
        <span className={styles.waiting}>
          <Icon name="home" />
        </span>
        <p className={`soft ${styles.words}`} tabIndex={tabIndex}>
          {homeTexts.pictureComes}
        </p>
      </div>
    )
  const reload = source === null ? onRetry : () => setFailed(null)
  const retry = () => {
    setRetried(true)
    reload?.()
  }
  return (
    <div className={classNames(styles.place, styles.empty)} ref={container}>
      {source === null ? (
        <p className={`soft ${styles.words}`} tabIndex={tabIndex}>
          <span>{homeTexts.noPicture}</span> <span>{homeTexts.noPictureOf}</span>
        </p>
      ) : (
        <p className={`soft ${styles.words}`} tabIndex={tabIndex}>
          {homeTexts.notLoaded}
        </p>
      )}
      {reload !== undefined && (
        <Button kind="quiet" onClick={retry} ariaLabel={`${homeTexts.again}: ${alt}`}>
          {homeTexts.again}
        </Button>
      )}
    </div>
  )
}
