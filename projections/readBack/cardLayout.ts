/** Splits a read-back card into the answers to read and the questions that are asked under them, in screen order. */
import { slotPath } from '../../domain/engine/path'
import type { Question } from '../../domain/language/question'
import type { Content } from '../../domain/language/section'
import type { FieldView } from '../tree/fieldView'
import { overviewAnswerWords } from '../wording/overviewAnswerWords'
import type { CardContent, CardRow } from './cardContent'
import type { ReadBack } from './readBack'

/** An answer to read, or several on one line: an address. */
interface ReadRow {
  readonly label: string
  readonly words: string
  /** What is said beside the field, where there is none to open; elsewhere null. */
  readonly help: string | null
  readonly paths: readonly string[]
}

/** Answers that are read under one title; null where they have none but the card's. */
export interface ReadGroup {
  readonly title: string | null
  readonly rows: readonly ReadRow[]
}

/**
 * What stands on a card: the answers to read, and under them the questions that are asked, an address as a whole; each in the
 * order of the screen.
 */
interface CardLayout {
  readonly read: readonly ReadGroup[]
  readonly asked: Content
}

const rowOf = ({ label, lines }: CardRow, fieldOf: ReadonlyMap<Question, FieldView>): readonly ReadRow[] => {
  const fields = lines.map(line => line.flatMap(question => fieldOf.get(question) ?? []))
  const words = fields.map(line => line.map(overviewAnswerWords).join(' ')).filter(line => line !== '')
  if (words.length === 0) return []
  const [help = null] = fields.flat().flatMap(({ slot }) => (slot.forCustomer ? [] : [slot.question.help]))
  return [{ label, words: words.join(', '), help, paths: fields.flat().map(({ slot, ids }) => slotPath(slot, ids)) }]
}

export const cardLayout = ({ groups }: CardContent, { read, asked }: Pick<ReadBack, 'read' | 'asked'>): CardLayout => {
  const fieldOf = new Map(read.map(field => [field.slot.question, field]))
  const askedAt = new Map(asked.map(({ slot }) => [slot.question, slot.path]))
  const shown: { title: string | null; rows: ReadRow[] }[] = []
  const askedContent: Record<string, Content[string]> = {}
  for (const { title, rows, address } of groups) {
    const askedQuestions = rows.flatMap(({ lines }) => lines.flat().filter(question => askedAt.has(question)))
    if (address !== null && askedQuestions.length > 0) {
      Object.assign(askedContent, address)
      continue
    }
    for (const question of askedQuestions) askedContent[askedAt.get(question) ?? ''] = question
    const words = rows.flatMap(row => rowOf(row, fieldOf))
    const last = shown.at(-1)
    if (last !== undefined && last.title === title) last.rows.push(...words)
    else if (words.length > 0) shown.push({ title, rows: words })
  }
  return { read: shown, asked: askedContent }
}
