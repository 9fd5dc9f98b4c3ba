import { slotAddress } from '../../domain/engine/path'
import { stepPath } from '../../domain/portal/navigation'
import { chainLine, linkAfter } from '../../events/log/hashChain'
import type { StoredLine } from '../../events/log/log'
import { exportLog } from '../../events/log/logExport/exportLog'
import { encodeRecord, type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { buildStamp } from '../../ui/build/buildStamp'
import { judgedBy } from '../arbitraries/judgedBy'
import { catalogue } from './benchSurvey'
import { logOf } from './replay'

/** The step of a record's first answer; null where it answers nothing of a step. */
const stepOf = ({ events }: SurveyRecord): string | null => {
  const [event] = events
  if (event?.type !== 'AnswerChanged') return null
  const step = slotAddress(catalogue, event.path)?.slot.group.step?.key
  return step === undefined ? null : stepPath(step)
}

const shown = (screen: string, { at }: SurveyRecord): Omit<SurveyRecord, 'seq'> => ({
  id: `screen ${screen}`,
  at,
  by: 'system',
  command: 'ShowScreen',
  events: [{ type: 'ScreenShown', v: 1, screen }],
})

/** The lines of these records as a portal stores them, each chained to the one before. */
const storedLines = (records: readonly SurveyRecord[], log: string): readonly StoredLine[] => {
  let link = log
  return records.map(record => {
    const text = chainLine(link, JSON.stringify(encodeRecord(record)))
    link = linkAfter(text, log)
    return { seq: record.seq, text }
  })
}

/** The export of a whole inventory's log of about so many records, with the screens that its answers stand on. */
export const supportLog = (length: number): string => {
  let screen: string | null = null
  const records: SurveyRecord[] = []
  const put = (record: Omit<SurveyRecord, 'seq'>): void => {
    const seq = records.length + 1
    records.push({ ...record, seq, id: `r${seq}`, at: 1_795_000_000_000 + seq * 1000 })
  }
  for (const record of judgedBy(buildStamp().rules, logOf('everything', length))) {
    const step = stepOf(record)
    if (step !== null && step !== screen) {
      screen = step
      put(shown(step, record))
    }
    put(record)
  }
  const { rules } = buildStamp()
  const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules, createdAt: 0 } as const
  const stored = storedLines(records, header.log)
  return exportLog({ header, records, stored, blobs: [] })
}
