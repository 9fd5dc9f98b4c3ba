// The logs of a world's devices, each as a file that `npm run replay` and the support tool open.
import * as E from 'fp-ts/Either'
import { exportLog } from '../../../events/log/logExport/exportLog'
import { parseLine } from '../../../events/record/parseLine'
import { decodeRecord, storedLogHeaderCodec } from '../../../events/record/surveyRecord'
import { databaseOf } from '../truth/promises'
import type { World } from '../world'

/** @returns the text of each by a name for its file */
export const deviceLogs = ({ devices, customers }: World): ReadonlyMap<string, string> => {
  const logs = new Map<string, string>()
  for (const [nth, { disk }] of devices.entries())
    for (const { invitation } of customers) {
      const lines = [...disk.read(databaseOf(invitation), 'records')].map(([, line]) => parseLine(String(line)))
      const header = storedLogHeaderCodec.decode(lines[0])
      if (E.isLeft(header)) continue
      const records = lines.slice(1).flatMap(line => {
        const record = decodeRecord(line)
        return E.isRight(record) ? [record.right] : []
      })
      logs.set(`device-${nth + 1}-${invitation}.jsonl`, exportLog({ header: header.right, records, blobs: [] }))
    }
  return logs
}
