import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import { isPicture } from '../../../../domain/portal/pictureAddress'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { constantStream, type Stream } from '../../../../events/stream'
import type { Live } from '../../../../projections/live'
import { logHistoryAtPosition } from '../../../../projections/logHistoryStream'
import { commandNameIn, scenarioStart } from '../../../../projections/replay/scenarioMark'
import { createDoubtFeed, type DoubtFeed } from '../../../surveyContext/doubtFeed'
import type { SurveyDependencies } from '../../../surveyContext/surveyContext'
import { placeholderPicture } from './placeholderPicture'

/**
 * The same without what is heard once, when an answer has just been given: in a log one goes back and forth, and what
 * would be heard then, the customer never heard. What is asked back stands there as it stood.
 */
export const withoutAnnouncements = (doubtFeed: DoubtFeed): DoubtFeed => {
  const news$ = new Subject<string>()
  news$.complete()
  return { ...doubtFeed, announcements$: news$ }
}

const nothing = (): void => undefined

/** The picture of a home is at the office: what stood there, and whence it came, is written in its place. */
const homePicture = placeholderPicture('Foto van de woning')

/** In a copy of support's each record is taken for what it would have been, or its answers had come in another way. */
const withOriginalCommands = (records: readonly SurveyRecord[]): readonly SurveyRecord[] =>
  scenarioStart(records) === null
    ? records
    : records.map(record => ({ ...record, command: commandNameIn(record.command) }))

/** What the wizard's screens read in a replay. They can do nothing: no command comes to anything, no text is kept. */
export const createReplayDependencies = (
  catalogue: Catalogue,
  live: Live,
  records: readonly SurveyRecord[],
  position$: Stream<number>,
): SurveyDependencies => ({
  catalogue,
  live,
  logHistory$: constantStream(logHistoryAtPosition(catalogue, withOriginalCommands(records), position$)),
  doubtFeed: withoutAnnouncements(createDoubtFeed(catalogue, live)),
  dispatch: () => E.right(null),
  // What the log holds was kept; how far the disk was behind at the time, it does not say.
  saving$: constantStream({ tag: 'saved' }),
  picture: image => (isPicture(image) ? homePicture : null),
  now: () => records[position$.value - 1]?.at ?? records[0]?.at ?? 0,
  drafts: { keep: nothing, drop: nothing },
})
