import type { Command } from '../../events/decisions/command'
import { digestNow } from '../../events/log/chain'
import type { Blob } from '../../events/log/log'
import { textBytes } from '../../events/record/digest'

const bytes = textBytes('{"customer":{}}')
const digest = digestNow(bytes)

/** What the button that sends dispatches: the command, and the bytes of what is sent. */
export const startSending: readonly [Command, readonly Blob[]] = [
  { type: 'StartSending', body: digest },
  [{ digest, bytes }],
]
