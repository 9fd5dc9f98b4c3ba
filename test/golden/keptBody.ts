import { sha256Hex } from '../../events/log/hashChain'
import type { Recorder } from './recorder'
import { invitation, load, open } from './unconfirmed'

const bodyOf = (text: string): string => sha256Hex(new TextEncoder().encode(text))

const loon = { name: 'loonstrook.pdf', type: 'application/pdf', size: 3, digest: 'of loonstrook' } as const

/**
 * A sending of which a document failed and went by itself, whose inventory went out twice as it was kept, with a new build
 * in between, of which the office said at last that it had nothing, and that was refused when it went out changed.
 */
export const keptBody = ({ act, answer }: Recorder, build: string, rules: string): void => {
  const [first, second] = [bodyOf('as it was'), bodyOf('as it was changed')]
  act(open(build, rules))
  act(load)
  act({ type: 'ShowScreen', screen: '/complete' })
  act({ type: 'AttachFile', file: loon })
  act({ type: 'SubmitStep', step: 'complete' })
  act({ type: 'StartSending', body: first })
  act({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: loon.name })
  act({ type: 'RetryFile', name: loon.name })
  act({ type: 'NoteFileSent', name: loon.name })
  act({ type: 'StartSending', body: first })
  act({ type: 'NoteUnconfirmed', why: 'noAnswer' })
  act({ type: 'NoteReceipt', invitation: null, refused: false })
  act(open(`${build} and newer`, rules))
  act({ type: 'SendAgain' })
  act({ type: 'NoteUnconfirmed', why: 'status' })
  act({ type: 'NoteReceipt', invitation: null, refused: false })
  act({ type: 'NoteReceipt', invitation: invitation(), refused: false })
  answer({ 'customer.first_name': 'Johan' })
  act({ type: 'StartSending', body: second })
  const fields = [['customer.first_name', 'Deze naam kennen wij niet.']] as const
  act({ type: 'NoteSendingFailed', failure: 'invalid', fields, file: null })
}
