/**
 * Decides a command and makes its log record, with id, moment, author and intent; or gives a refusal, or null when
 * there is nothing to do.
 */
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { RecordWithIntent, SurveyRecord } from '../record/surveyRecord'
import type { State } from '../state/state'
import type { Command, Refusal } from './command'
import { commandIntent } from './commandIntent'
import { commandAuthor } from './commandRows'
import { decide } from './decide'

/** A command with what makes it one of a kind: a record's id and the moment, in milliseconds since 1970. */
export interface IssuedCommand {
  readonly command: Command
  readonly id: string
  readonly at: number
}

/** Item ids follow from the record's, so that deciding again after another tab wrote gives the same items. */
const itemIds = (id: string): (() => string) => {
  let count = 0
  return () => `${id.replaceAll('-', '').slice(0, 16)}-${count++}`
}

/**
 * The record that a command becomes on top of `seq` records; null when there is nothing to do.
 * @param before the newest action of those records (`newestAction`): what is typed may go on with it
 */
export const recordOf = (
  catalogue: Catalogue,
  state: State,
  seq: number,
  { command, id, at }: IssuedCommand,
  before: SurveyRecord | null = null,
): E.Either<Refusal, RecordWithIntent | null> => {
  const context = { catalogue, state, at, newId: itemIds(id) }
  const decided = decide(context, command)
  if (E.isLeft(decided)) return decided
  const events = decided.right
  if (events.length === 0) return E.right(null)
  const intent = commandIntent(command, context, events, before)
  return E.right({ seq: seq + 1, id, at, by: commandAuthor(command), command: command.type, events, intent })
}
