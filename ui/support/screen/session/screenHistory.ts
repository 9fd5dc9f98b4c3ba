import type { SurveyEvent } from '../../../../events/record/surveyEvent'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { countUpTo, lastUpTo } from '../../../../projections/logHistory/lastUpTo'
import type { Notice } from '../../../shell/page/Alert'
import { noticeMs } from '../../../shell/page/notices'

/** The screens, notices, host and office logo that the customer saw, by position in a log; found in its records. */
export interface ScreenHistory {
  /** The alert: it goes after three seconds, and when another screen comes. */
  readonly noticeAt: (position: number) => Notice | null
  /** The name of the host that the portal was opened on last; null before that. */
  readonly hostAt: (position: number) => string | null
  /** The digest of the office's logo; null before it came. */
  readonly officeLogoAt: (position: number) => string | null
  /**
   * The path of the screen, where the log says it; else that of the one before the portal was opened again, once the
   * customer did something there. Null before that.
   */
  readonly screenAt: (position: number) => string | null
  /** The seq of the record that brought the present screen: each coming is another one. 0 before the first. */
  readonly screenSince: (position: number) => number
  /** The seq of the next screen, and of the one that was before; null where there is none. */
  readonly screenAfter: (position: number) => number | null
  readonly screenBefore: (position: number) => number | null
}

/** A notice that is said on the next screen comes into the log this long before it, at most, in milliseconds. */
const noticeLead = 250

interface FoundEvent<E> {
  readonly seq: number
  readonly at: number
  readonly event: E
}

type EventOfType<T extends SurveyEvent['type']> = Extract<SurveyEvent, { type: T }>

const allOf = <T extends SurveyEvent['type']>(
  records: readonly SurveyRecord[],
  type: T,
): readonly FoundEvent<EventOfType<T>>[] =>
  records.flatMap(({ seq, at, events }) =>
    events.flatMap(event => (event.type === type ? [{ seq, at, event: event as EventOfType<T> }] : [])),
  )

export const screenHistoryIn = (records: readonly SurveyRecord[]): ScreenHistory => {
  const notices = allOf(records, 'NoticeShown')
  const screens = allOf(records, 'ScreenShown')
  const logos = allOf(records, 'OfficeLogoLoaded')
  const openings = allOf(records, 'PortalOpened')
  const customerRecords = records.filter(({ by }) => by === 'customer').map(({ seq, at }) => ({ seq, at, event: null }))
  return {
    noticeAt: position => {
      const now = records[position - 1]?.at ?? 0
      const notice = lastUpTo(notices, position)
      if (notice === null || now - notice.at >= noticeMs) return null
      const screen = lastUpTo(screens, position)
      const isGone = screen !== null && screen.seq > notice.seq && screen.at - notice.at > noticeLead
      return isGone ? null : { kind: notice.event.kind, text: notice.event.text }
    },
    hostAt: position => lastUpTo(openings, position)?.event.host ?? null,
    officeLogoAt: position => lastUpTo(logos, position)?.event.digest ?? null,
    screenAt: position => {
      const screen = lastUpTo(screens, position)
      const opened = lastUpTo(openings, position)?.seq ?? 0
      const isKnown = (screen?.seq ?? 0) > opened || (lastUpTo(customerRecords, position)?.seq ?? 0) > opened
      return isKnown ? (screen?.event.screen ?? null) : null
    },
    screenSince: position => lastUpTo(screens, position)?.seq ?? 0,
    screenAfter: position => screens[countUpTo(screens, position)]?.seq ?? null,
    screenBefore: position => lastUpTo(screens, position - 1)?.seq ?? null,
  }
}
