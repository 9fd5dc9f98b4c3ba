// One number for all that happened in a world: its trace, and what stands on its disks at the end.
import { sha256Hex } from '../../../events/log/hashChain'
import { utf8Bytes } from '../../../events/record/digest'
import type { World } from '../world'
import { deviceLogs } from './deviceLogs'

export const digestOfWorld = (world: World): string =>
  sha256Hex(utf8Bytes([...world.trace, ...[...deviceLogs(world)].flat()].join('\n')))
