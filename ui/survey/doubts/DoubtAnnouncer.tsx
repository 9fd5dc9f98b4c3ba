import { useEffect, useState } from 'react'
import { useSurvey } from '../../surveyContext/surveyContext'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'

/** What was asked back is heard where it is said: once, and when nobody types. */
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
