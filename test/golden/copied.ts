import type { Recorder } from './recorder'
import { load, open } from './unconfirmed'

/** A copy as a PDF, a change, a copy that went to paper, and then the sending. */
export const copied = ({ act, answer }: Recorder, build: string, rules: string): void => {
  act(open(build, rules))
  act(load)
  act({ type: 'ShowScreen', screen: '/complete' })
  act({ type: 'NoteCopy', how: 'pdf' })
  answer({ 'customer.first_name': 'Johan' })
  act({ type: 'NoteCopy', how: 'print' })
  act({ type: 'SubmitStep', step: 'complete' })
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteSent', submittedAt: '2026-11-21T09:01:00Z' })
}
