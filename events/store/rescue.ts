import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { entity, field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import type { Command } from '../decisions/command'
import type { Given } from '../decisions/deciding'
import { cell, type KeyValueStorage } from '../storage'

const list = field(t.string, 'path')
const id = field(t.string, 'path')

const commandCodec = t.union([
  entity('ChangeAnswer', {
    type: field(t.literal('ChangeAnswer'), 'open'),
    path: field(t.string, 'path'),
    value: field(answerCodec, 'answer'),
  }),
  entity('AddItem', { type: field(t.literal('AddItem'), 'open'), list }),
  entity('RemoveItem', { type: field(t.literal('RemoveItem'), 'open'), list, id }),
  entity('RestoreItem', { type: field(t.literal('RestoreItem'), 'open'), list, id }),
  entity('ChooseHome', {
    type: field(t.literal('ChooseHome'), 'open'),
    at: field(t.string, 'path'),
    id: field(t.union([t.string, t.null]), 'identifier'),
  }),
  entity('SubmitStep', { type: field(t.literal('SubmitStep'), 'open'), step: field(stepKeyCodec, 'open') }),
])
type Rescued = t.TypeOf<typeof commandCodec>

const rescuedCodec = t.readonlyArray(
  entity('Given', { command: field(commandCodec, 'answer'), id: field(t.string, 'open'), at: field(t.number, 'open') }),
)

/** What the customer did and the database had not yet when the page went away. */
export interface Rescue {
  /** Synchronous: a database write that begins while a page goes away is lost. Nothing to keep clears it. */
  readonly keep: (waiting: readonly Given[]) => void
  readonly read: () => readonly Given[]
  readonly clear: () => void
}

export const rescueKey = (invitation: string): string => `klantportaal.rescue.${invitation}`

const isRescued = (given: Given): given is Given & { readonly command: Rescued } => isCustomers(given.command)

const isCustomers = (command: Command): command is Rescued =>
  ['ChangeAnswer', 'AddItem', 'RemoveItem', 'RestoreItem', 'ChooseHome', 'SubmitStep'].includes(command.type)

export const createRescue = (storage: KeyValueStorage | null, invitation: string): Rescue => {
  const kept = cell(storage, rescueKey(invitation), rescuedCodec)
  return {
    keep: waiting => {
      const worth = waiting.filter(isRescued)
      kept.write(worth.length === 0 ? null : worth)
    },
    read: () => kept.read() ?? [],
    clear: () => kept.write(null),
  }
}
