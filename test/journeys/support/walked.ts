import fc from 'fast-check'
import { slotAddress } from '../../../domain/engine/path'
import type { InvitationType } from '../../../domain/language/invitation'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { exportLog } from '../../../events/log/transfer'
import { type SurveyRecord, surveyVersion } from '../../../events/record/envelope'
import { judgedBy } from '../../arbitraries/judgedBy'
import { catalogues } from '../../arbitraries/surveys'
import { walker } from '../../arbitraries/walk'
import { planArbitrary } from '../../arbitraries/walkPlan'
import { buildStamp } from '../../setup/buildStamp'
import { forNext } from './notices'

/** The step that a record is about. */
const stepOf = ({ events, by }: SurveyRecord): StepKey | null => {
  if (by !== 'customer') return null
  for (const event of events) {
    if (event.type === 'StepSubmitted') return event.step
    const step = event.type === 'AnswerChanged' ? slotAddress(catalogues.shipped, event.path)?.slot.group.step : null
    if (step != null) return step.key
  }
  return null
}

/**
 * `first` is the seq of its first screen; `notices` those of alerts, once they are in sight; `between` those at which an alert
 * is told for a screen that is not: the portal tells both in one go.
 */
interface Walked {
  readonly text: string
  readonly first: number
  readonly notices: readonly number[]
  readonly between: readonly number[]
  readonly length: number
}

/** A walk does one thing a millisecond; a customer takes so many, and an alert goes while he does a few. */
const slower = 700

const isRefused = ({ events }: SurveyRecord): boolean =>
  events.some(event => event.type === 'StepSubmitted' && event.errors.length > 0)

/**
 * A walk through a whole inventory of a type as an exported log, with the screens that it went over and the alerts that
 * were seen: of what was refused, and on every other screen one that was said with it. The same each time.
 */
export const walkedLog = (type: InvitationType): Walked => {
  const [plan] = fc.sample(planArbitrary(type), { numRuns: 1, seed: 7 })
  if (plan === undefined) throw new Error('no plan')
  const records: SurveyRecord[] = []
  const notices: number[] = []
  const between: number[] = []
  const put = (record: Omit<SurveyRecord, 'seq' | 'id'>, idOf = (seq: number) => `r${seq}`): void => {
    const seq = records.length + 1
    records.push({ ...record, seq, id: idOf(seq) })
  }
  const notify = (at: number, kind: 'success' | 'danger', text: string, idOf?: (seq: number) => string): void => {
    put({ at, by: 'system', command: 'ShowNotice', events: [{ type: 'NoticeShown', v: 1, kind, text }] }, idOf)
    const seq = records.length
    if (idOf === undefined) return void notices.push(seq)
    between.push(seq)
    notices.push(seq + 1)
  }
  let screens = 0
  let screen: StepKey | null = null
  const { records: walked } = walker(plan).walk()
  const [{ at: begun } = { at: 0 }] = walked
  for (const each of walked) {
    const record = { ...each, at: begun + (each.at - begun) * slower }
    const step = stepOf(record)
    if (step !== null && step !== 'aqopi' && step !== screen) {
      screen = step
      const event = { type: 'ScreenShown', v: 1, screen: `/${step}` } as const
      screens += 1
      if (screens % 2 === 0) notify(record.at, 'success', `Welkom op scherm ${screens}`, forNext)
      put({ at: record.at, by: 'system', command: 'ShowScreen', events: [event] })
    }
    put(record)
    if (isRefused(record)) notify(record.at, 'danger', stepRefused)
  }
  const { rules } = buildStamp()
  const header = { log: type, invitation: '1', survey: surveyVersion, build: 'b', rules, createdAt: 0 } as const
  const first = records.find(({ command }) => command === 'ShowScreen')?.seq ?? records.length
  return {
    first,
    notices,
    between,
    text: exportLog({ header, records: judgedBy(rules, records), blobs: [], includeDocuments: false }),
    length: records.length,
  }
}
