import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import { isPicture } from '../../../../domain/portal/pictureAddress'
import type { SurveyRecord } from '../../../../events/record/envelope'
import { type Stream, still } from '../../../../events/stream'
import type { Live } from '../../../../projections/live'
import { pastAt } from '../../../../projections/past/pastStream'
import { askedIn, copiedFrom } from '../../../../projections/replay/whatIfMark'
import { type AskedBack, askBack } from '../../../survey/doubts/askBack'
import type { Portal } from '../../../survey/portal'
import { placeholder } from './placeholder'

/**
 * The same without what is heard once, when an answer has just been given: in a log one goes back and forth, and what
 * would be heard then, the customer never heard. What is asked back stands there as it stood.
 */
export const unheard = (back: AskedBack): AskedBack => {
  const news$ = new Subject<string>()
  news$.complete()
  return { ...back, news$ }
}

const nothing = (): void => undefined

/** The picture of a home is at the office: what stood there, and whence it came, is written in its place. */
const homePicture = placeholder('Foto van de woning')

/** In a copy of support's each record is taken for what it would have been, or its answers had come in another way. */
const asDone = (records: readonly SurveyRecord[]): readonly SurveyRecord[] =>
  copiedFrom(records) === null ? records : records.map(record => ({ ...record, command: askedIn(record.command) }))

/** What the wizard's screens read in a replay. They can do nothing: no command comes to anything, no text is kept. */
export const portalAt = (
  catalogue: Catalogue,
  live: Live,
  records: readonly SurveyRecord[],
  position$: Stream<number>,
): Portal => ({
  catalogue,
  live,
  past$: still(pastAt(catalogue, asDone(records), position$)),
  askedBack: unheard(askBack(catalogue, live)),
  dispatch: () => E.right(null),
  // What the log holds was kept; how far the disk was behind at the time, it does not say.
  saving$: still({ tag: 'saved' }),
  picture: image => (isPicture(image) ? homePicture : null),
  now: () => records[position$.value - 1]?.at ?? records[0]?.at ?? 0,
  drafts: { keep: nothing, drop: nothing },
})
