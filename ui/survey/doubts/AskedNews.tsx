import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { usePortal } from '../portal'

/** What was asked back is heard where it is said: once, and when nobody types. */
export const AskedNews = () => {
  const { askedBack: back } = usePortal()
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
