import { useCallback, useEffect, useRef } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { cardAddress } from '../../../domain/engine/readBack'
import { useSurvey } from '../../surveyContext/surveyContext'

/** A card is one: its answers are asked together ('klopt dit?'). */
const isQuestion = (catalogue: Catalogue, id: string): boolean =>
  slotAddress(catalogue, id) !== null || cardAddress(catalogue, id) !== null

/** The question that an element stands in. */
const questionAround = (catalogue: Catalogue, element: Element): string | null => {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at.id !== '' && isQuestion(catalogue, at.id)) return at.id
  return null
}

const isBelowTop = (element: Element | null): boolean => element !== null && element.getBoundingClientRect().bottom > 0

/** The first question in sight, for who has been at none. */
const questionInSight = (catalogue: Catalogue): string | null =>
  [...document.querySelectorAll('main [id]')].find(one => isQuestion(catalogue, one.id) && isBelowTop(one))?.id ?? null

/** Whether the page is as it began: its title is in sight. */
export const isPageAtTop = (): boolean => isBelowTop(document.querySelector('main h1'))

/** The question that one is at; null where there is none. */
export type CurrentQuestion = () => {
  /** The last that something was done at: who goes on by Tab passes others on the way. */
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
      // Shift is held for the key that comes: who goes back by Tab does nothing at what he passes.
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
