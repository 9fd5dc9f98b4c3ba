import * as t from 'io-ts'
import { answerCodec } from '../domain/answer'
import { stepKeyCodec } from '../domain/stepKey'
import type { Command } from './command'
import type { Given } from './deciding'
import { cell, type KeyValueStorage } from './storage'

const commandCodec = t.union([
  t.type({ type: t.literal('ChangeAnswer'), path: t.string, value: answerCodec }),
  t.type({ type: t.literal('AddItem'), list: t.string }),
  t.type({ type: t.literal('RemoveItem'), list: t.string, id: t.string }),
  t.type({ type: t.literal('RestoreItem'), list: t.string, id: t.string }),
  t.type({ type: t.literal('SubmitStep'), step: stepKeyCodec }),
])
type Rescued = t.TypeOf<typeof commandCodec>

const rescuedCodec = t.readonlyArray(t.type({ command: commandCodec, id: t.string, at: t.number }))

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
  ['ChangeAnswer', 'AddItem', 'RemoveItem', 'RestoreItem', 'SubmitStep'].includes(command.type)

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
