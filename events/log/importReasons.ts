import type { Header, SurveyRecord } from '../record/envelope'
import type { Reason } from './importPlan'
import type { Blob } from './log'
import { blobsNamed } from './transferLine'

const mostOfOne = 20
const longest = 200

/** Few enough to read, whatever a file holds: the first ones of each kind, and how many more there are. */
export const readableReasons = (reasons: readonly Reason[]): readonly Reason[] => {
  const counts = new Map<Reason['tag'], number>()
  const first = reasons.filter(({ tag }) => {
    const count = (counts.get(tag) ?? 0) + 1
    counts.set(tag, count)
    return count <= mostOfOne
  })
  const more = [...counts].filter(([, count]) => count > mostOfOne)
  return [
    ...first.map(
      ({ tag, detail }): Reason => ({
        tag,
        detail: detail.length > longest ? `${detail.slice(0, longest)}...` : detail,
      }),
    ),
    ...more.map(([tag, count]): Reason => ({ tag, detail: `and ${count - mostOfOne} more` })),
  ]
}

/** What makes this build read a log otherwise than the one that wrote it. */
export const differences = (
  header: Header,
  records: readonly SurveyRecord[],
  rules: string | undefined,
): readonly Reason[] => {
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
    ...[...unknown].map(([type, count]): Reason => ({ tag: 'unknown', detail: `${count} events ${type}` })),
    ...others.map((other): Reason => ({ tag: 'rules', detail: other })),
  ]
}

/** Documents are listed only, as a rule, and a replay does without; what was on screen it needs. */
export const missing = (records: readonly SurveyRecord[], blobs: readonly Blob[]): readonly Reason[] => {
  const there = new Set(blobs.map(({ digest }) => digest))
  return blobsNamed(records)
    .shown.filter(digest => !there.has(digest))
    .map(digest => ({ tag: 'missing', detail: digest }))
}
