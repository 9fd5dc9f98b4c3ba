import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { slotAddress } from '../../../domain/engine/path'
import { noHomeLookupResults } from '../../../domain/homes/homeLookupResults'
import { homeToLookUp } from '../../../domain/homes/homeToLookUp'
import type { InvitationType } from '../../../domain/language/invitation'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { recordOf } from '../../../events/decisions/recordOf'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { type SurveyRecord, surveyVersion } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import { buildStamp } from '../../../ui/build/buildStamp'
import { judgedBy } from '../../arbitraries/judgedBy'
import { catalogues } from '../../arbitraries/surveys'
import { walker } from '../../arbitraries/walk'
import { planArbitrary } from '../../arbitraries/walkPlan'
import { home } from '../../domain/homes/homes'
import { without } from '../../golden/without'
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
  /** The same log without the customer's data. */
  readonly without: string
  readonly first: number
  readonly notices: readonly number[]
  readonly between: readonly number[]
  readonly length: number
}

/** Where every customer lives, as the office knows it, and that he wants to stay there: the screen shows that home. */
const livesAt = [
  ['current_living_condition.sections.section_1.questions.i_want_a_new_house.value', 1],
  ['customer.address.postal_code', '1012JS'],
  ['customer.address.number', '1'],
  ['customer.address.street', 'Dam'],
] as const

/** The homes that were looked up in a walk are found: by their address, which this office calls them by too. */
const withHomes = (walked: readonly SurveyRecord[]): readonly SurveyRecord[] => {
  const catalogue = catalogues.shipped
  let state = initialState(catalogue)
  return walked.flatMap(record => {
    state = foldRecord(catalogue, state, record)
    const found = [...catalogue.homeAt.values()].flatMap(place => {
      const sought = homeToLookUp(catalogue, state.answers, place)
      const { single } = state.homes.get(place.path) ?? noHomeLookupResults
      if (place.what === 'search' || sought === null || single?.sought === sought.key) return []
      const told = { at: place.path, sought: sought.key, home: home(sought.key, { image: '' }), settled: true }
      const given = { command: { type: 'NoteHome' as const, ...told }, id: '', at: record.at }
      const noted = recordOf(catalogue, state, 0, given)
      return E.isRight(noted) && noted.right !== null ? [noted.right] : []
    })
    for (const one of found) state = foldRecord(catalogue, state, one)
    return [record, ...found]
  })
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
  const [sampled] = fc.sample(planArbitrary(type), { numRuns: 1, seed: 7 })
  if (sampled === undefined) throw new Error('no plan')
  const { customer } = sampled
  const plan = { ...sampled, customer: { ...customer, values: new Map([...customer.values, ...livesAt]) } }
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
  for (const each of withHomes(walked)) {
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
  const text = exportLog({ header, records: judgedBy(rules, records), blobs: [], includeDocuments: false })
  return {
    first,
    notices,
    between,
    text,
    without: without(text),
    length: records.length,
  }
}
