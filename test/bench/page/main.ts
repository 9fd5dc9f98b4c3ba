import { coreFigures } from '../coreFigures'
import { boot, commits, fill, floorBoot, keepSnapshot, removeAll, someCommits } from './device'
import { typing } from './typing'

/** What the bench asks of its page. */
export interface BenchPage {
  readonly coreFigures: typeof coreFigures
  readonly fill: typeof fill
  readonly boot: typeof boot
  readonly keepSnapshot: typeof keepSnapshot
  readonly floorBoot: typeof floorBoot
  readonly commits: typeof commits
  readonly someCommits: typeof someCommits
  readonly removeAll: typeof removeAll
  readonly typing: typeof typing
}

const page: BenchPage = { coreFigures, fill, boot, keepSnapshot, floorBoot, commits, someCommits, removeAll, typing }
Object.assign(window, { bench: page })
