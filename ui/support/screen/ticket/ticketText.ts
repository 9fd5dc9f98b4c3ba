/**
 * The line with which a ticket names a position of a log: writes it, reads it back, and tells where in the open file it
 * leads.
 */
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { type RowContext, recordWords } from '../../records/rowWords'
import { terminalText } from '../../words/terminalText'
import { timeOf } from '../../words/timeOf'

export const ticketText = ({ position, digest }: TicketReference, words: string): string =>
  `Handeling ${position} van logboek ${digest}: ${terminalText(words)}`

/** A position in a log file, as a ticket names it. */
interface TicketReference {
  readonly position: number
  /** Of the file: eight digits in hex. */
  readonly digest: string
}

const ticketPattern = /\bhandeling\s+(\d{1,9})\s+van\s+logboek\s+([0-9a-f]{8})\b/i

/** The first ticket reference in a text; null for none. */
export const parseTicketReference = (text: string): TicketReference | null => {
  const found = ticketPattern.exec(text)
  if (found === null) return null
  const [, position, digest = ''] = found
  return { position: Number(position), digest: digest.toLowerCase() }
}

/**
 * The words of a record for a ticket: those of its timeline row, with the time unless the log's dates were moved, where the
 * position alone is true.
 */
export const ticketWords = (context: RowContext, record: SurveyRecord | undefined, isMoved: boolean): string => {
  const words = recordWords(context, record)
  return record === undefined || isMoved ? words : `${words}, ${timeOf(record.at)}`
}

/** Where a ticket reference leads in the open file: a position, beyond its end, or to another file. */
export type TicketTarget =
  | { readonly tag: 'here' | 'beyond'; readonly position: number }
  | { readonly tag: 'otherFile'; readonly digest: string }

/** Null where the text is no line of a ticket. `length`: the last position of the log that is open. */
export const ticketTarget = (
  text: string,
  open: { readonly digest: string; readonly length: number },
): TicketTarget | null => {
  const reference = parseTicketReference(text)
  if (reference === null) return null
  const { position, digest } = reference
  if (digest !== open.digest) return { tag: 'otherFile', digest }
  return { tag: position <= open.length ? 'here' : 'beyond', position }
}

export const ticketTargetWords = (target: TicketTarget): string => {
  switch (target.tag) {
    case 'here':
      return `Handeling ${target.position}, uit het ticket.`
    case 'beyond':
      return `Handeling ${target.position} is in dit logboek niet te lezen.`
    case 'otherFile':
      return `Dit ticket gaat over een ander bestand: logboek ${target.digest}.`
  }
}
