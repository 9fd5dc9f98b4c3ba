import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import type { Answer } from '../../../domain/language/answer'
import { changedAlong } from '../../../projections/changedAlong'
import { shownAlong } from '../../../projections/shownAlong'
import { usePortal } from '../portal'
import { useAftermath } from './aftermath'

/**
 * Gives an answer and tells what it changed along; answers whether it was taken.
 * `typed`: the text that it was read from, where that says another answer.
 */
export const useAnswering = (): ((path: string, value: Answer, typed?: string) => boolean) => {
  const { catalogue, dispatch, live } = usePortal()
  const aftermath = useAftermath()
  return useCallback(
    (path, value, typed) => {
      const { tree } = live.view()
      const outcome = dispatch({ type: 'ChangeAnswer', path, value, typed })
      if (E.isLeft(outcome)) return false
      if (outcome.right !== null) {
        const around = [catalogue, tree, live.view().tree, outcome.right] as const
        aftermath.tell(changedAlong(...around), shownAlong(...around))
      }
      return true
    },
    [catalogue, dispatch, live, aftermath],
  )
}
