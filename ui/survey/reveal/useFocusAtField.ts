import { useLayoutEffect } from 'react'
import { focusOn } from '../../shell/page/FocusLink'
import type { OpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useAfterRender } from '../../useAfterRender'
import { openEnclosingItems } from './reveal'

/**
 * When a screen begins at a question, opens the list items and cards around that question and focuses it; does nothing
 * where the screen begins at its heading (null).
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
