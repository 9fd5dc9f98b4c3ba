import { Subject } from 'rxjs'
import { still } from '../../events/stream'
import type { AskedBack } from '../../ui/survey/doubts/askBack'

/** Of a catalogue that has other questions than the doubts are about. */
export const asksNothingBack: AskedBack = {
  saysOf: () => false,
  among$: () => still(new Set()),
  beside$: () => still({ asking: null, amount: null }),
  all$: still([]),
  news$: new Subject(),
}
