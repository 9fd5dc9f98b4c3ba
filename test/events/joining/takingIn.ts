import { type Answers, answerAt, groupAt, listAt } from '../../../domain/engine/answers'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import type { Answer } from '../../../domain/language/answer'
import { type MergedLogs, mergeLogs } from '../../../events/merge/mergeLogs'
import { catalogues } from '../../arbitraries/surveys'
import { type Computer, does, joiningOf } from '../../arbitraries/twoComputers'

const catalogue = catalogues.shipped

/** The file of one computer comes in on another; what only the customer can choose stays as it is here. */
export const take = (here: Computer, file: Computer): MergedLogs => {
  const came = mergeLogs(joiningOf(here, file), new Map())
  does(here, { type: 'JoinWork', on: here.state, events: came.events })
  return came
}

type Has = { readonly state: { readonly answers: Answers } }

export const valueOn = ({ state }: Has, path: string): Answer | undefined => {
  const address = slotAddress(catalogue, path)
  return address === null ? undefined : answerAt(state.answers, address)
}

/** Whether the customer gave the answer. */
export const isGivenOn = ({ state }: Has, path: string): boolean | undefined => {
  const address = slotAddress(catalogue, path)
  if (address === null) return undefined
  return groupAt(state.answers, address.slot.group, address.ids)?.touched[address.slot.index]
}

export const idsOn = ({ state }: Has, path: string): readonly string[] => {
  const address = listAddress(catalogue, path)
  return (address === null ? null : listAt(state.answers, address.list, address.ids))?.ids ?? []
}
