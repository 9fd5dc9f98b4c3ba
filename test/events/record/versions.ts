import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLine } from '../../../events/record/parseLine'
import { definitions } from '../../../events/record/surveyEvent'
import { top } from '../../../ui/serve/settings'

/** What an event's definition says of its versions. */
export interface Versioned {
  readonly type: string
  readonly v: number
}

export const newest: readonly Versioned[] = Object.values(definitions)

/** Every version of an event from the first to the newest, as 'AnswerChanged v1'. */
export const versionsOf = ({ type, v }: Versioned): readonly string[] =>
  Array.from({ length: v }, (_, i) => `${type} v${i + 1}`)

/** A golden log by its name, with the digest of its bytes. */
export interface GoldenFile {
  readonly name: string
  readonly digest: string
  readonly text: string
}

const folder = join(top, 'test', 'logs')

export const goldenFiles = (): readonly GoldenFile[] =>
  readdirSync(folder)
    .sort()
    .map(file => {
      const bytes = readFileSync(join(folder, file))
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      return { name: file.replace('.jsonl', ''), digest, text: bytes.toString('utf8') }
    })

const eventsIn = (line: string): readonly Versioned[] => {
  const value = parseLine(line)
  if (typeof value !== 'object' || value === null || !('events' in value) || !Array.isArray(value.events)) return []
  return value.events
}

/** The versions of events that golden logs hold; one that was damaged on purpose proves nothing. */
export const versionsIn = (files: readonly GoldenFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ name }) => !name.includes('-damaged-'))
      .flatMap(({ text }) => text.split('\n').flatMap(eventsIn))
      .map(({ type, v }) => `${type} v${v}`),
  )
