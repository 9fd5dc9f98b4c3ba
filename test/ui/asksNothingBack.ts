import { Subject } from 'rxjs'
import { constantStream } from '../../events/stream'
import type { DoubtFeed } from '../../ui/surveyContext/doubtFeed'

/** Of a catalogue that has other questions than the doubts are about. */
export const asksNothingBack: DoubtFeed = {
  saysOf: () => false,
  among$: () => constantStream(new Set()),
  beside$: () => constantStream({ asking: null, amount: null }),
  all$: constantStream([]),
  news$: new Subject(),
}
