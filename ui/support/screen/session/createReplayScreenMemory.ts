import { isKnownIn } from '../../../../projections/readBack/readBack'
import { type OpenedLists, openedListsIn } from '../../../../projections/replay/customerScreen/openedLists'
import type { Replay } from '../../../../projections/replay/replay'
import { findGroup } from '../../../../projections/tree/findNode'
import type { ScreenMemory } from '../../../survey/wizard/StepPage'
import { createConsequences } from '../../../surveyContext/consequences'
import { createOpenItems, type OpenItems, rowListFrom } from '../../../surveyContext/openItems'
import { listPageOf } from '../../../widgets/items/listPages'

/**
 * Creates the screen memory of a replay, and what sets it to a position: open items and consequences as the customer
 * had them.
 */
export const createReplayScreenMemory = (
  replay: Replay,
): { readonly screenMemory: ScreenMemory; readonly show: (position: number) => void } => {
  const [aftermath, openItems] = [createConsequences(), createLoggedOpenItems(replay)]
  const openedAt = openedListsIn(replay, rowListFrom)
  return {
    screenMemory: { consequences: aftermath, openItems },
    show: position => {
      aftermath.show(position === 0 ? new Map() : replay.timelineRecordAt(position).along)
      openItems.show(openedAt(position))
    },
  }
}

const sameEntries = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)

const samePaths = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every(path => b.has(path))

/** Open items as the log tells; support may open others, until the position changes. */
const createLoggedOpenItems = ({
  catalogue,
  at,
}: Replay): OpenItems & { readonly show: (lists: OpenedLists) => void } => {
  const items = createOpenItems()
  const { open$, pages$, rows$, asked$ } = items
  const none = (): void => undefined
  let screenSince = 0
  return {
    ...items,
    // The log tells which those are.
    keepRows: none,
    ask: none,
    stopAsking: none,
    // What shows only since then was judged as it came.
    wasKnown: (_, { group, ids }, isKnown) =>
      isKnownIn(findGroup(at(screenSince).tree, group, ids)?.fields ?? [], catalogue) ?? isKnown,
    show: ({ since, open, turned, rows, asked }) => {
      screenSince = since
      const pages = new Map([...turned].map(([list, at]) => [list, listPageOf(at)]))
      if (!sameEntries(open, open$.value)) open$.next(open)
      if (!sameEntries(pages, pages$.value)) pages$.next(pages)
      if (!samePaths(rows, rows$.value)) rows$.next(rows)
      if (!samePaths(asked, asked$.value)) asked$.next(asked)
    },
  }
}
