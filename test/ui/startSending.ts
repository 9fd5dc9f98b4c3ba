import type { Command } from '../../events/decisions/command'
import { sha256Hex } from '../../events/log/hashChain'
import type { LogBlob } from '../../events/log/log'
import { utf8Bytes } from '../../events/record/digest'

const bytes = utf8Bytes('{"customer":{}}')
const digest = sha256Hex(bytes)

/** What the button that sends dispatches: the command, and the bytes of what is sent. */
export const startSending: readonly [Command, readonly LogBlob[]] = [
  { type: 'StartSending', body: digest },
  [{ digest, bytes }],
]
