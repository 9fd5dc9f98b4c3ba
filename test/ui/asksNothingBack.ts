import { Subject } from 'rxjs'
import { constantStream } from '../../events/stream'
import type { DoubtFeed } from '../../ui/surveyContext/doubtFeed'

/** Of a catalogue that has other questions than the doubts are about. */
export const asksNothingBack: DoubtFeed = {
  canRemarkOn: () => false,
  doubtfulPaths$: () => constantStream(new Set()),
  remark$: () => constantStream({ prompt: null, amount: null }),
  prompts$: constantStream([]),
  announcements$: new Subject(),
}
