import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { LoadedItem, OfficeScalar } from '../../domain/engine/loadedCustomer'
import type { Answer } from '../../domain/language/answer'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { newestAction } from '../../events/intent/intentReader'
import { chainLine, linkAfter } from '../../events/log/hashChain'
import type { LogBlob, StoredLine } from '../../events/log/log'
import { exportLog } from '../../events/log/logExport/exportLog'
import type { SurveyEvent } from '../../events/record/surveyEvent'
import { encodeRecord, type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState } from '../../events/state/state'

/** Does what a customer does, one command every seven seconds from 21 November 2026 on, and keeps the log of it. */
export interface Recorder {
  /** Throws on a refusal: a golden log holds only what a portal did. */
  readonly act: (command: Command) => SurveyRecord | null
  readonly answer: (answers: Readonly<Record<string, Answer>>) => void
  /** The id of the item that came. */
  readonly add: (list: string) => string
  /** Keeps bytes beside the log; answers with their digest. */
  readonly keep: (text: string) => string
  /** What was compared with what stands here comes in. */
  readonly join: (events: readonly SurveyEvent[]) => void
  readonly exported: () => string
}

const firstMoment = Date.UTC(2026, 10, 21, 9, 0, 0)
const between = 7000

/** Record and item ids count, so that making a log twice makes the same. */
export const recorder = (
  catalogue: Catalogue,
  { name, invitation, build, rules }: { name: string; invitation: string; build: string; rules: string },
): Recorder => {
  const records: SurveyRecord[] = []
  const blobs: LogBlob[] = []
  let state = initialState(catalogue)
  const header = { log: name, invitation, survey: surveyVersion, build, rules, createdAt: firstMoment } as const

  const act = (command: Command): SurveyRecord | null => {
    const seq = records.length
    const given = { command, id: `r${String(seq + 1).padStart(3, '0')}`, at: firstMoment + seq * between }
    const record = recordOf(catalogue, state, seq, given, newestAction(records))
    if (E.isLeft(record)) throw new Error(`${command.type}: ${JSON.stringify(record.left)}`)
    if (record.right === null) return null
    records.push(record.right)
    state = foldRecord(catalogue, state, record.right)
    return record.right
  }

  return {
    act,
    answer: answers => {
      for (const [path, value] of Object.entries(answers)) act({ type: 'ChangeAnswer', path, value })
    },
    add: list => {
      const added = act({ type: 'AddItem', list })?.events.find(event => event.type === 'ItemAdded')
      if (added === undefined) throw new Error(`nothing was added to ${list}`)
      return added.id
    },
    keep: text => {
      const bytes = new TextEncoder().encode(text)
      const digest = createHash('sha256').update(bytes).digest('hex')
      blobs.push({ digest, bytes })
      return digest
    },
    join: events => {
      act({ type: 'JoinWork', on: state, events })
    },
    exported: () => {
      // As they are stored: each with its hash. What was made before records had one keeps what it has, for ever.
      const stored: StoredLine[] = []
      for (const record of records) {
        const link = linkAfter(stored.at(-1)?.text ?? '', name)
        stored.push({ seq: record.seq, text: chainLine(link, JSON.stringify(encodeRecord(record))) })
      }
      return exportLog({ header, records, stored, blobs })
    },
  }
}

/** An item as the office sends it. */
export const loaded = (
  values: Readonly<Record<string, OfficeScalar>>,
  lists: Readonly<Record<string, readonly LoadedItem[]>> = {},
): LoadedItem => ({ values: new Map(Object.entries(values)), lists: new Map(Object.entries(lists)) })
