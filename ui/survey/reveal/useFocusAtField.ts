import { useLayoutEffect } from 'react'
import { focusOn } from '../../shell/page/FocusLink'
import type { OpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useAfterRender } from '../../useAfterRender'
import { openEnclosingItems } from './reveal'

/**
 * Opens what a question stands in, and focuses it, where a screen begins at it; null for one that begins at its
 * heading.
 */
export const useFocusAtField = (openItems: OpenItems, field: string | null): void => {
  const survey = useSurvey()
  const afterRender = useAfterRender()
  // Opened before the browser paints. The focus comes after that of the page's heading, which an effect of its own moves.
  useLayoutEffect(() => {
    if (field === null) return
    openEnclosingItems(survey, openItems, field)
    afterRender(() => focusOn(field))
  }, [survey, openItems, afterRender, field])
}
