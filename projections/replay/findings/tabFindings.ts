/**
 * Reports as findings the tabs that were shut out or took the log over, and that the log was saved from a shut-out page;
 * tells whether old builds left tabs unknown.
 */
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { LogFinding } from './finding'

/** Other tabs that the log tells of. Who takes a tab over does so himself; one that is shut out is no trouble yet. */
export const tabFindings = (records: readonly SurveyRecord[]): readonly LogFinding[] =>
  records.flatMap(({ seq, at, events }) =>
    events.flatMap((event): readonly LogFinding[] => {
      const rest = { kind: 'tab', seq, at, isOver: false, weight: 1 } as const
      if (event.type === 'TabShutOut') return [{ ...rest, tab: event.tab, took: null, attribution: 'customer' }]
      if (event.type !== 'PortalOpened' || event.tab === null) return []
      const { tab, took } = event
      if (took === 'over') return [{ ...rest, tab, took, attribution: 'customer' }]
      return took === 'forced' || took === 'unlocked' ? [{ ...rest, tab, took, attribution: 'unclear' }] : []
    }),
  )

/** At the end the customer had a page that was shut out, and saved the log there. */
export const shutOutFinding = (records: readonly SurveyRecord[]): LogFinding => ({
  kind: 'tab',
  tab: null,
  took: null,
  seq: records.length,
  at: records.at(-1)?.at ?? 0,
  attribution: 'customer',
  isOver: false,
  weight: 1,
})

/** Whether the portal was opened more than once by builds that do not say in which tab. */
export const areTabsUnknown = (records: readonly SurveyRecord[]): boolean =>
  records.flatMap(({ events }) => events.filter(one => one.type === 'PortalOpened' && one.took === 'notTold')).length >
  1
