import { useEffect, useState } from 'react'
import { useSurvey } from '../../surveyContext/surveyContext'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'

/** What was asked back is heard where it is said: once, and when nobody types. */
export const DoubtAnnouncer = () => {
  const { askedBack: back } = useSurvey()
  const [news, setNews] = useState('')
  useEffect(() => {
    const listening = back.news$.subscribe(setNews)
    return () => listening.unsubscribe()
  }, [back])
  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  )
}
