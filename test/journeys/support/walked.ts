import fc from 'fast-check'
import { slotAddress } from '../../../domain/engine/path'
import type { InvitationType } from '../../../domain/language/invitation'
import type { StepKey } from '../../../domain/language/stepKey'
import { exportLog } from '../../../events/log/transfer'
import { type SurveyRecord, surveyVersion } from '../../../events/record/envelope'
import { catalogues } from '../../arbitraries/surveys'
import { walker } from '../../arbitraries/walk'
import { planArbitrary } from '../../arbitraries/walkPlan'

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

/** `first` is the seq of its first screen. */
interface Walked {
  readonly text: string
  readonly first: number
  readonly length: number
}

/** A walk through a whole inventory of a type as an exported log, with the screens that it went over; the same each time. */
export const walkedLog = (type: InvitationType): Walked => {
  const [plan] = fc.sample(planArbitrary(type), { numRuns: 1, seed: 7 })
  if (plan === undefined) throw new Error('no plan')
  const records: SurveyRecord[] = []
  const put = (record: Omit<SurveyRecord, 'seq' | 'id'>): void => {
    const seq = records.length + 1
    records.push({ ...record, seq, id: `r${seq}` })
  }
  let screen: StepKey | null = null
  for (const record of walker(plan).walk().records) {
    const step = stepOf(record)
    if (step !== null && step !== 'aqopi' && step !== screen) {
      screen = step
      const event = { type: 'ScreenShown', v: 1, screen: `/${step}` } as const
      put({ at: record.at, by: 'system', command: 'ShowScreen', events: [event] })
    }
    put(record)
  }
  const header = { log: type, invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const
  const first = records.find(({ command }) => command === 'ShowScreen')?.seq ?? records.length
  return { first, text: exportLog({ header, records, blobs: [], includeDocuments: false }), length: records.length }
}
