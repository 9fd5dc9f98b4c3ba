/**
 * React hook: the answers of a read-back card, its mode (`open`: fields, `read`: answers, `line`: key values), and
 * `set`, which opens or closes it on the screen alone, without a command.
 */
import { useCallback, useEffect, useMemo } from 'react'
import { slotPath } from '../../../domain/engine/path'
import { type CardAddress, isShortCard } from '../../../domain/engine/readBack'
import type { SurveyView } from '../../../projections/live'
import { type ReadBack, readBack, sameReadBack } from '../../../projections/readBack/readBack'
import { findGroup } from '../../../projections/tree/findNode'
import { useIsLocked } from '../../surveyContext/lockedContext'
import { useOpenItems } from '../../surveyContext/openItems'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { useStream } from '../../useStream'

/** What a card shows. `open`: its fields; `read`: its answers, and the open questions under them; `line`: its key values. */
type CardMode = 'open' | 'read' | 'line'

export interface CardState extends ReadBack {
  readonly mode: CardMode
  /** Whether its fields can be closed again. */
  readonly closes: boolean
  readonly set: (open: boolean | null) => void
}

/** The read-back of a section or an item, over time. */
const useAnswersOf = ({ group, ids }: CardAddress, path: string, { refusals }: SectionContext) => {
  const { catalogue, doubtFeed } = useSurvey()
  const asksOn = useStream(useOpenItems().asked$)
  const doubtfulPaths = useStream(useMemo(() => doubtFeed.doubtfulPaths$(group.slots, ids), [doubtFeed, group, ids]))
  const select = useCallback(
    ({ tree, state }: SurveyView): ReadBack => {
      const isQuestioned = (at: string): boolean =>
        doubtfulPaths.has(at) || refusals.some(([refused]) => refused === at)
      const fields = findGroup(tree, group, ids)?.fields ?? []
      return readBack(fields, { catalogue, confirmed: state.confirmed.get(path), isQuestioned, alreadyAsked: asksOn })
    },
    [catalogue, group, ids, path, doubtfulPaths, refusals, asksOn],
  )
  return useView(select, sameReadBack)
}

/**
 * The mode and answers of a read-back card, and a function that opens and closes it.
 * @param key of its entry in `OpenItems`
 * @param path of the card
 */
export const useReadBack = (card: CardAddress, key: string, path: string, context: SectionContext): CardState => {
  const openItems = useOpenItems()
  const isLocked = useIsLocked()
  const now = useAnswersOf(card, path, context)
  const isKnown = openItems.wasKnown(path, card, now.isKnown)
  const isOpen = useStream(openItems.open$, open => open.get(key))
  const closes = isKnown || isOpen === false
  const mode = modeOf(now, { isOpen: isOpen === true && !isLocked, closes, isShort: isShortCard(card) })
  const asked = useMemo(() => now.asked.map(({ slot, ids }) => slotPath(slot, ids)), [now])
  useEffect(() => {
    if (mode === 'read') openItems.ask(asked)
  }, [mode, openItems, asked])
  const set = useCallback(
    (open: boolean | null): void => {
      openItems.stopAsking(asked)
      if (open !== null) openItems.set([key], open)
    },
    [openItems, key, asked],
  )
  return { ...now, mode, closes, set }
}

interface CardFlags {
  readonly isOpen: boolean
  readonly closes: boolean
  /** A short card has no line: it already is one. */
  readonly isShort: boolean
}

/** A card that cannot be opened does not close to a line either. */
const modeOf = ({ read, asked, isConfirmed, first }: ReadBack, { isOpen, closes, isShort }: CardFlags): CardMode => {
  if (isOpen || !closes || read.length === 0) return 'open'
  return asked.length > 0 || !isConfirmed || isShort || first === null ? 'read' : 'line'
}
