/**
 * Shows whether a single home is being looked up, was found or is missing, with a button that retries; and the id of
 * that text, for the focus.
 */
import { useEffect, useRef, useState } from 'react'
import { homeTexts, singleHomeTexts } from '../../../domain/texts/homeTexts'
import { addressNotFound } from '../../../domain/texts/questionTexts'
import type { HomeView } from '../../../projections/homes/homeSearchView'
import { useSurvey } from '../../surveyContext/surveyContext'
import { Button } from '../../widgets/Button'
import { Icon } from '../../widgets/Icon'
import { Spinner } from '../../widgets/Spinner'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './SingleHome.module.css'

/** The id of the status text: takes the focus when the element that retried goes away. */
export const homeSearchStatusId = (at: string): string => `${at}.state`

type HomeSearchStatusProps = Readonly<{
  at: string
  view: HomeView
  /** What to do where there is no such home. */
  advice: string
  /** Announces that the home was found. */
  found: string
}>

/**
 * Shows whether a single home is being looked up, was found or is missing. A call that failed counts as missing (checklist
 * OPEN-122), so it can be retried. The live region exists before its text.
 */
export const HomeSearchStatus = ({ at, view: { tag }, advice, found }: HomeSearchStatusProps) => {
  const { dispatch } = useSurvey()
  const words = useRef<HTMLParagraphElement>(null)
  const [isRetrying, setRetrying] = useState(false)
  useEffect(() => {
    if (!isRetrying || tag === 'seeking') return
    setRetrying(false)
    // The button goes with the words that it belonged to; what came of it is told here.
    if (tag === 'found') words.current?.focus({ preventScroll: true })
  }, [isRetrying, tag])
  const retry = (): void => {
    setRetrying(true)
    dispatch({ type: 'SeekHome', at })
  }
  const isSearching = tag === 'seeking'
  const isBusy = isSearching && isRetrying
  const canAsk = tag === 'missing' || isBusy
  return (
    <div className={styles.look}>
      {isSearching && !isRetrying && <Spinner label={singleHomeTexts.seeking} />}
      {canAsk && <Icon name="info" />}
      <div>
        <p id={homeSearchStatusId(at)} role="status" tabIndex={-1} ref={words}>
          {isBusy && `${singleHomeTexts.seeking}.`}
          {tag === 'missing' && (
            <>
              <strong>{addressNotFound}.</strong> {advice}
            </>
          )}
          {tag === 'found' && <VisuallyHidden>{found}</VisuallyHidden>}
        </p>
        {canAsk && (
          <span className={styles.again}>
            <Button kind="quiet" onClick={retry} busy={isBusy}>
              {homeTexts.again}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
