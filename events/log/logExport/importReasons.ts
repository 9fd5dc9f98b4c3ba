/**
 * Finds reasons to doubt an imported log: another build's rules, unknown events, missing bytes; shortens all reasons
 * to a readable list.
 */
import type { StoredLogHeader, SurveyRecord } from '../../record/surveyRecord'
import type { LogBlob } from '../log'
import { namedBlobs } from './exportLine'
import type { ImportReason } from './importPlan'

const mostOfOne = 20
const longest = 200

/** Few enough to read, whatever a file holds: the first ones of each kind, and how many more there are. */
export const readableReasons = (reasons: readonly ImportReason[]): readonly ImportReason[] => {
  const counts = new Map<ImportReason['tag'], number>()
  const first = reasons.filter(({ tag }) => {
    const count = (counts.get(tag) ?? 0) + 1
    counts.set(tag, count)
    return count <= mostOfOne
  })
  const more = [...counts].filter(([, count]) => count > mostOfOne)
  return [
    ...first.map(
      ({ tag, detail }): ImportReason => ({
        tag,
        detail: detail.length > longest ? `${detail.slice(0, longest)}...` : detail,
      }),
    ),
    ...more.map(([tag, count]): ImportReason => ({ tag, detail: `and ${count - mostOfOne} more` })),
  ]
}

/** What makes this build read a log otherwise than the one that wrote it. */
export const buildDifferences = (
  header: StoredLogHeader,
  records: readonly SurveyRecord[],
  rules: string | undefined,
): readonly ImportReason[] => {
  const decidedBy = new Set([header.rules])
  const unknown = new Map<string, number>()
  for (const { events } of records)
    for (const event of events) {
      if (event.type === 'PortalOpened') decidedBy.add(event.rules)
      if (event.type === 'Unknown') {
        const type = String(event.raw.type)
        unknown.set(type, (unknown.get(type) ?? 0) + 1)
      }
    }
  const others = rules === undefined ? [] : [...decidedBy].filter(other => other !== rules)
  return [
    ...[...unknown].map(([type, count]): ImportReason => ({ tag: 'unknown', detail: `${count} events ${type}` })),
    ...others.map((other): ImportReason => ({ tag: 'rules', detail: other })),
  ]
}

/** Documents are listed only, as a rule, and a replay does without; what was on screen it needs. */
export const missingBytes = (records: readonly SurveyRecord[], blobs: readonly LogBlob[]): readonly ImportReason[] => {
  const there = new Set(blobs.map(({ digest }) => digest))
  return namedBlobs(records)
    .shown.filter(digest => !there.has(digest))
    .map(digest => ({ tag: 'missing', detail: digest }))
}
