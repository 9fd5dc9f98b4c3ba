/**
 * Builds the customer's own copy in words, for print and PDF: all answers as shown before sending, under headings, with
 * what is missing, and the documents.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { showFileName } from '../../domain/format/fileName'
import { showFileSize } from '../../domain/format/fileSize'
import { profiles } from '../../domain/invitation/profiles'
import { copyTexts as texts } from '../../domain/texts/copyTexts'
import { overviewTexts } from '../../domain/texts/overviewTexts'
import { momentWords } from '../../domain/texts/whenWords'
import type { State } from '../../events/state/state'
import type { SurveyView } from '../live'
import type { AnswerEntry, GroupOverview, ListEntry, OverviewEntry } from '../overview/overviewEntry'
import { itemOverview, overviewItemLines, type StepLine, stepLines, stepOverview } from '../overview/stepOverview'
import { customerName } from '../wording/customerName'

/** A question as it was asked, or the name of a document, and what was answered there. */
export interface CopyAnswer {
  /** Where it stands; '' for what is no question. */
  readonly path: string
  readonly title: string
  readonly answer: string
  /** What sending would say of it; '' where it is right. */
  readonly remark: string
}

type CopyLevel = 2 | 3 | 4 | 5 | 6

/** One piece of the document; what follows a heading stands under it. */
export type CopyBlock =
  | { readonly kind: 'heading'; readonly level: CopyLevel; readonly title: string }
  | { readonly kind: 'answers'; readonly answers: readonly CopyAnswer[] }
  | { readonly kind: 'line'; readonly text: string }

/** The customer's own copy in words, from top to bottom: what prints it and what makes a PDF of it say the same. */
export interface CopyDocument {
  readonly title: string
  readonly lines: readonly string[]
  readonly blocks: readonly CopyBlock[]
}

const below = (level: CopyLevel): CopyLevel => (level === 2 ? 3 : level === 3 ? 4 : level === 4 ? 5 : 6)

const heading = (level: CopyLevel, title: string): CopyBlock => ({ kind: 'heading', level, title })

const lineBlock = (text: string): CopyBlock => ({ kind: 'line', text })

/** What is open and must be filled in is told, without asking for it; beside an answer stands what is wrong with it. */
const answerOf = ({ path, title, answer, missing, reason }: AnswerEntry): CopyAnswer => {
  if (answer === '' && missing !== null) return { path, title, answer: overviewTexts.missing, remark: '' }
  return { path, title, answer, remark: [missing, reason].flatMap(remark => remark ?? []).join(' ') }
}

const leftOpen = (count: number): readonly CopyBlock[] =>
  count === 0 ? [] : [lineBlock(overviewTexts.leftOpen(count))]

const groupBlocks = (
  catalogue: Catalogue,
  { entries, leftOpen: open }: GroupOverview,
  level: CopyLevel,
): readonly CopyBlock[] => [...entryBlocks(catalogue, entries, level), ...leftOpen(open)]

const itemBlocks = (catalogue: Catalogue, list: ListEntry, level: CopyLevel): readonly CopyBlock[] =>
  overviewItemLines(list).flatMap(({ id, title }) => [
    heading(level, title),
    ...groupBlocks(catalogue, itemOverview(catalogue, list, id), below(level)),
  ])

/** Neighbouring answers stand together; parts and items under headings of their own. */
const entryBlocks = (
  catalogue: Catalogue,
  entries: readonly OverviewEntry[],
  level: CopyLevel,
): readonly CopyBlock[] => {
  const blocks: CopyBlock[] = []
  let run: CopyAnswer[] = []
  for (const entry of entries) {
    if (entry.kind === 'answer') {
      if (run.length === 0) blocks.push({ kind: 'answers', answers: run })
      run.push(answerOf(entry))
      continue
    }
    run = []
    if (entry.kind === 'list') blocks.push(...itemBlocks(catalogue, entry, level))
    else blocks.push(heading(level, entry.title), ...entryBlocks(catalogue, entry.entries, below(level)))
  }
  return blocks
}

const stepBlocks = (catalogue: Catalogue, view: SurveyView, { key, title, exempt }: StepLine): readonly CopyBlock[] => {
  const sections = stepOverview(catalogue, view, key)
  const isFilled = sections.some(({ overview }) => overview.entries.length > 0)
  return [
    heading(2, title),
    ...(exempt === null || exempt === '' ? [] : [lineBlock(exempt)]),
    ...(isFilled ? [] : [lineBlock(overviewTexts.nothing)]),
    ...sections.flatMap(({ section, overview }) => {
      const isTitled = section.title !== null && section.title !== title && overview.entries.length > 0
      return [...(isTitled ? [heading(3, section.title)] : []), ...groupBlocks(catalogue, overview, isTitled ? 4 : 3)]
    }),
  ]
}

const documentBlocks = ({ files, facts }: State): readonly CopyBlock[] => {
  if (files.length === 0 || !profiles[facts.type].sendsFiles) return []
  const answers = files.map(({ name, size }) => ({
    path: '',
    title: showFileName(name),
    answer: showFileSize(size),
    remark: '',
  }))
  return [heading(2, texts.documents), { kind: 'answers', answers }]
}

const officeOf = ({ office, look }: State): string => office?.name || look?.style.full_name || ''

/**
 * Builds the customer's own copy: all answers that the page before sending shows, in its order and words, items opened.
 * @param createdAt milliseconds since 1970
 */
export const copyDocument = (catalogue: Catalogue, view: SurveyView, createdAt: number): CopyDocument => {
  const { state } = view
  const steps = stepLines(catalogue, view)
  const missing = steps.reduce((total, step) => total + step.missing, 0)
  const name = customerName(catalogue, view, { shown: true })
  const office = officeOf(state)
  return {
    title: texts.title,
    lines: [
      profiles[state.facts.type].product,
      ...(office === '' ? [] : [office]),
      ...(name === '' ? [] : [texts.of(name)]),
      texts.made(momentWords(createdAt)),
      texts.notConfirmed,
      ...(missing === 0 ? [] : [texts.unready(missing)]),
    ],
    blocks: [...steps.flatMap(step => stepBlocks(catalogue, view, step)), ...documentBlocks(state)],
  }
}
