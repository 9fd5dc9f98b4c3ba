/**
 * The survey dependencies of a replay at its position: commands have no effect, drafts are not kept, doubts show
 * without announcements, pictures of homes are placeholders.
 */
import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import { isPictureAddress } from '../../../../domain/portal/pictureAddress'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { constantStream, type Stream } from '../../../../events/stream'
import type { Live } from '../../../../projections/live'
import { logHistoryAtPosition } from '../../../../projections/logHistoryStream'
import { createDoubtFeed, type DoubtFeed } from '../../../surveyContext/doubtFeed'
import type { SurveyDependencies } from '../../../surveyContext/surveyContext'
import { placeholderPicture } from './placeholderPicture'

/**
 * A doubt feed without announcements: moving through a log would announce texts that the customer never heard. The doubts
 * themselves show.
 */
export const withoutAnnouncements = (doubtFeed: DoubtFeed): DoubtFeed => {
  const news$ = new Subject<string>()
  news$.complete()
  return { ...doubtFeed, announcements$: news$ }
}

const nothing = (): void => undefined

/** A placeholder for pictures of homes, which are at the office. */
const homePicture = placeholderPicture('Foto van de woning')

export const createReplayDependencies = (
  catalogue: Catalogue,
  live: Live,
  records: readonly SurveyRecord[],
  position$: Stream<number>,
): SurveyDependencies => ({
  catalogue,
  live,
  logHistory$: constantStream(logHistoryAtPosition(catalogue, records, position$)),
  doubtFeed: withoutAnnouncements(createDoubtFeed(catalogue, live)),
  dispatch: () => E.right(null),
  // What the log holds was kept; how far the disk was behind at the time, it does not say.
  saving$: constantStream({ tag: 'saved' }),
  picture: image => (isPictureAddress(image) ? homePicture : null),
  now: () => records[position$.value - 1]?.at ?? records[0]?.at ?? 0,
  drafts: { keep: nothing, drop: nothing },
})
