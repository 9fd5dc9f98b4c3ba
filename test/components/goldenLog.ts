import { expect } from 'vitest'
import { exportLog } from '../../events/log/logExport/exportLog'
import { planImport } from '../../events/log/logExport/importLog'
import type { ImportedLog } from '../../events/log/logExport/importPlan'

const logs = import.meta.glob<string>('../logs/*.jsonl', { query: '?raw', import: 'default' })

/** A golden log by its name, as it was written. */
export const goldenLog = async (name: string): Promise<string> =>
  (await logs[`../logs/${name}.jsonl`]?.()) ?? expect.fail(`There is no log ${name}.`)

type Event = ImportedLog['records'][number]['events'][number]

/** A golden log with other events in it, as a whole log of its own. */
export const withEvents = async (name: string, other: (event: Event) => Event): Promise<string> => {
  const plan = planImport(await goldenLog(name))
  if (plan.verdict === 'impossible') return expect.fail(`${name} is not read.`)
  const { header, records } = plan.log
  const moved = records.map(record => ({ ...record, events: record.events.map(other) }))
  return exportLog({ header, records: moved, blobs: [], includeDocuments: false })
}
