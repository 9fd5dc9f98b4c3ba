import { useEffect, useState } from 'react'
import { useSurvey } from '../../surveyContext/surveyContext'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'

/**
 * A live region that announces to screen readers each new doubt, an amount of money in words once it is typed, and that the
 * customer confirmed a doubted answer.
 */
export const DoubtAnnouncer = () => {
  const { doubtFeed } = useSurvey()
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const subscription = doubtFeed.announcements$.subscribe(setAnnouncement)
    return () => subscription.unsubscribe()
  }, [doubtFeed])
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
