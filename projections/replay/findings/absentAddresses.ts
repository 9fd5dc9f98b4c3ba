import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { LogFinding } from './finding'

/**
 * Reports as findings the addresses that the office did not know; over once one was found later or its street was
 * typed.
 */
export const absentAddresses = (records: readonly SurveyRecord[]): readonly LogFinding[] => {
  const found = new Map<string, LogFinding>()
  const markOver = (block: string): void => {
    const finding = found.get(block)
    if (finding !== undefined) found.set(block, { ...finding, isOver: true })
  }
  for (const { seq, at, by, events } of records)
    for (const event of events) {
      if (event.type === 'AnswerChanged' && by === 'customer' && event.value !== '' && event.path.endsWith('.street'))
        markOver(event.path.slice(0, -'.street'.length))
      if (event.type !== 'AddressLookedUp') continue
      if (event.outcome === 'found') markOver(event.at)
      if (event.outcome === 'absent')
        found.set(event.at, {
          kind: 'absent',
          block: event.at,
          seq,
          at,
          attribution: 'unclear',
          isOver: false,
          weight: 1,
        })
    }
  return [...found.values()]
}
