/**
 * Lists the customer's stays on each screen, in log order: from and to, whether he went back, how many answers given
 * and corrected.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { initialFacts } from '../../../domain/language/facts'
import { type StepKey, stepKeys } from '../../../domain/language/stepKey'
import type { RecordWithIntent } from '../../../events/record/surveyRecord'

/** A stay on one screen. Moments in milliseconds since 1970; `to` is when the next thing after it happened. */
export interface ScreenStay {
  readonly screen: string
  /** Null for a screen that is no step. */
  readonly step: StepKey | null
  readonly fromSeq: number
  readonly toSeq: number
  readonly from: number
  readonly to: number
  /** It lies before the step that the customer came from. */
  readonly isBack: boolean
  /** How many answers the customer gave there, and to how many questions that had been answered before. */
  readonly answers: number
  readonly corrected: number
}

const stepOn = (screen: string): StepKey | null => stepKeys.find(key => `/${key}` === screen) ?? null

/** What is counted while one stays somewhere. */
type Stay = { -readonly [K in keyof ScreenStay]: ScreenStay[K] }

/**
 * The screens that the customer stayed on, in the order of the log. After the portal is closed nothing counts until a screen
 * is shown again.
 */
export const screenStays = (catalogue: Catalogue, records: readonly RecordWithIntent[]): readonly ScreenStay[] => {
  const { profiles } = catalogue.survey
  const stays: Stay[] = []
  const answered = new Set<string>()
  let order = profiles[initialFacts.type].steps
  let stay: Stay | null = null
  let last: StepKey | null = null

  const begin = (screen: string, { seq, at }: RecordWithIntent): void => {
    const step = stepOn(screen)
    const isBack = step !== null && last !== null && order.indexOf(step) < order.indexOf(last)
    stay = { screen, step, fromSeq: seq, toSeq: seq, from: at, to: at, isBack, answers: 0, corrected: 0 }
    stays.push(stay)
    last = step ?? last
  }

  for (const record of records) {
    const isOpening = record.events.some(({ type }) => type === 'PortalOpened')
    // What was on a screen before the portal was opened again was over before that.
    if (stay !== null && !isOpening) Object.assign(stay, { toSeq: record.seq, to: record.at })
    if (isOpening) stay = null
    for (const event of record.events) {
      if (event.type === 'CustomerLoaded' && event.invitation !== null) order = profiles[event.invitation.type].steps
      if (event.type === 'ScreenShown') begin(event.screen, record)
    }
    if (stay === null || record.by !== 'customer' || record.intent.tag !== 'answer') continue
    count(stay, answered.has(record.intent.path))
    answered.add(record.intent.path)
  }
  return stays
}

const count = (stay: Stay, isCorrection: boolean): void => {
  stay.answers += 1
  if (isCorrection) stay.corrected += 1
}
