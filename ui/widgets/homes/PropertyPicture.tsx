import { useState } from 'react'
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
  if (source !== null && source !== failed)
    return (
      <div className={styles.place}>
        <img
          className={styles.picture}
          src={source}
          alt={alt}
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailed(source)}
        />
      </div>
    )
  if (awaits)
    return (
      <div className={classNames(styles.place, styles.empty)}>
        <span className={styles.waiting}>
          <Icon name="home" />
        </span>
        <p className={styles.words}>{homeTexts.pictureComes}</p>
      </div>
    )
  const retry = source === null ? onRetry : () => setFailed(null)
  return (
    <div className={classNames(styles.place, styles.empty)}>
      {source === null ? (
        <p className={styles.words}>
          <span>{homeTexts.noPicture}</span> <span>{homeTexts.noPictureOf}</span>
        </p>
      ) : (
        <p className={styles.words}>{homeTexts.notLoaded}</p>
      )}
      {retry !== undefined && (
        <Button kind="quiet" onClick={retry} ariaLabel={`${homeTexts.again}: ${alt}`}>
          {homeTexts.again}
        </Button>
      )}
    </div>
  )
}
