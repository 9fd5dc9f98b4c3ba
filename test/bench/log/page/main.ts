import { boot, fill, floorBoot, keepSnapshot } from '../../page/device'
import { commitTurns } from './commits'
import { hold } from './held'

/** What the bench asks of the page of the log. */
export interface LogPage {
  readonly fill: typeof fill
  readonly boot: typeof boot
  readonly keepSnapshot: typeof keepSnapshot
  readonly floorBoot: typeof floorBoot
  readonly commitTurns: typeof commitTurns
  readonly hold: typeof hold
}

const page: LogPage = { fill, boot, keepSnapshot, floorBoot, commitTurns, hold }
Object.assign(window, { log: page })
