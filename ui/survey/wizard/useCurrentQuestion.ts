/**
 * Returns the customer's current question by three measures (worked in, focused, first in sight), each null for none;
 * `isPageAtTop` tells whether the page's title is in sight.
 */
import { useCallback, useEffect, useRef } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { cardAddress } from '../../../domain/engine/readBack'
import { useSurvey } from '../../surveyContext/surveyContext'

/** A read-back card counts as a question: its answers are confirmed together. */
const isQuestion = (catalogue: Catalogue, id: string): boolean =>
  slotAddress(catalogue, id) !== null || cardAddress(catalogue, id) !== null

/** The path of the question around an element; null for none. */
const questionAround = (catalogue: Catalogue, element: Element): string | null => {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at.id !== '' && isQuestion(catalogue, at.id)) return at.id
  return null
}

const isBelowTop = (element: Element | null): boolean => element !== null && element.getBoundingClientRect().bottom > 0

/** The first question in sight. */
const questionInSight = (catalogue: Catalogue): string | null =>
  [...document.querySelectorAll('main [id]')].find(one => isQuestion(catalogue, one.id) && isBelowTop(one))?.id ?? null

/** Whether the page's title is in sight. */
export const isPageAtTop = (): boolean => isBelowTop(document.querySelector('main h1'))

/** Returns the customer's current question by three measures, each null for none. */
export type CurrentQuestion = () => {
  /** The last one that was typed in or clicked; Tab only passes questions. */
  readonly worked: string | null
  /** The last that had the focus. */
  readonly focused: string | null
  /** The first in sight. */
  readonly inSight: string | null
}

export const useCurrentQuestion = (): CurrentQuestion => {
  const { catalogue } = useSurvey()
  const last = useRef<{ worked: string | null; focused: string | null }>({ worked: null, focused: null })
  useEffect(() => {
    let isTabbing = false
    const follow = (event: Event): void => {
      // Shift comes before Shift+Tab, which does nothing at the questions it passes.
      if (event instanceof KeyboardEvent && event.key === 'Shift') return
      if (event instanceof KeyboardEvent) isTabbing = event.key === 'Tab'
      if (event.type === 'pointerdown') isTabbing = false
      const at = event.target instanceof Element ? questionAround(catalogue, event.target) : null
      if (at === null) return
      if (event.type === 'focusin' || event.type === 'input') last.current.focused = at
      if (!isTabbing) last.current.worked = at
    }
    // In Safari a choice that is pressed does not get the focus.
    const all = ['focusin', 'input', 'keydown', 'pointerdown']
    for (const type of all) document.addEventListener(type, follow)
    return () => {
      for (const type of all) document.removeEventListener(type, follow)
    }
  }, [catalogue])
  return useCallback(() => {
    const ifThere = (id: string | null) => (id !== null && document.getElementById(id) !== null ? id : null)
    const { worked, focused } = last.current
    return { worked: ifThere(worked), focused: ifThere(focused), inSight: questionInSight(catalogue) }
  }, [catalogue])
}
