import * as E from 'fp-ts/Either'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { planImport } from '../../../events/log/logExport/importLog'
import { readLog } from '../../../events/log/readLog'
import { encodeLines } from '../../../events/log/recordLine'
import { type StoredLogHeader, type SurveyRecord, surveyVersion } from '../../../events/record/surveyRecord'
import { upcasters } from '../../../events/record/upcast'
import { foldRecords } from '../../../events/state/fold'
import { initialState, situationOf } from '../../../events/state/state'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { catalogue } from '../benchSurvey'
import { floorLike } from '../change'
import { takingTurns } from '../measure'
import { logOf } from '../replay'

export const header: StoredLogHeader = {
  log: 'l',
  invitation: 'bench',
  survey: surveyVersion,
  build: 'b',
  rules: 'r',
  createdAt: 0,
}

/** So many hashes are looked at before a log of this device is shown; an opened file's are all. */
const tail = 256

/** The lines of records as they are stored. */
export const storedLines = (records: readonly SurveyRecord[]): readonly string[] => {
  const lines = encodeLines(0, records, header.log)
  if (E.isLeft(lines)) throw new Error(lines.left.detail)
  return lines.right
}

/** Milliseconds from what is stored to screens that can be shown. */
export interface Replays {
  /** Records that are there already. */
  readonly floor: number
  readonly device: number
  readonly file: number
}

export const replays = (events: number): Replays => {
  const records = logOf('everything', events)
  const stored = [JSON.stringify(header), ...storedLines(records)].map((text, seq) => ({ seq, text }))
  const text = exportLog({ header, records, stored, blobs: [] })
  const shown = (read: readonly SurveyRecord[]): void => {
    if (read.length !== events) throw new Error('the log was not read')
    surveyTree(situationOf(catalogue, foldRecords(catalogue, initialState(catalogue), read)))
  }
  const fromFile = (): void => {
    const plan = planImport(text)
    if (plan.verdict === 'impossible') throw new Error('the file was not read')
    shown(plan.log.records)
  }
  const [floor = Number.NaN, device = Number.NaN, file = Number.NaN] = takingTurns(
    () => records,
    [
      log => void floorLike({ visit: 'everything', records: log }),
      () => shown(readLog(stored, upcasters, stored.length - tail).records),
      fromFile,
    ],
    { rounds: 9, warmUp: 2 },
  )
  return { floor, device, file }
}
