import { useEffect, useState } from 'react'
import { useSurvey } from '../../surveyContext/surveyContext'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'

/** A live region that announces each new doubt once, when nobody is typing. */
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
