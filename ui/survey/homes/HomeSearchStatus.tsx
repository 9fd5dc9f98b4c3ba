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

/** Of the words, for whatever takes itself away by asking again. */
export const homeSearchStatusId = (at: string): string => `${at}.state`

type HomeStateProps = Readonly<{
  at: string
  view: HomeView
  /** What to do where there is no such home. */
  advice: string
  /** Tells that it was found, for whoever cannot see the card. */
  found: string
}>

/**
 * How the look-up of a single home goes. A call that failed counts as no such home (checklist OPEN-122), so it can be
 * asked again. The live region is there before its words are.
 */
export const HomeSearchStatus = ({ at, view: { tag }, advice, found }: HomeStateProps) => {
  const { dispatch } = useSurvey()
  const words = useRef<HTMLParagraphElement>(null)
  const [asksAgain, setAsksAgain] = useState(false)
  useEffect(() => {
    if (!asksAgain || tag === 'seeking') return
    setAsksAgain(false)
    // The button goes with the words that it belonged to; what came of it is told here.
    if (tag === 'found') words.current?.focus({ preventScroll: true })
  }, [asksAgain, tag])
  const again = (): void => {
    setAsksAgain(true)
    dispatch({ type: 'SeekHome', at })
  }
  const isSought = tag === 'seeking'
  const isBusy = isSought && asksAgain
  const canAsk = tag === 'missing' || isBusy
  return (
    <div className={styles.look}>
      {isSought && !asksAgain && <Spinner label={singleHomeTexts.seeking} />}
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
            <Button kind="quiet" onClick={again} busy={isBusy}>
              {homeTexts.again}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
