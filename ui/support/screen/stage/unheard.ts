import { Subject } from 'rxjs'
import type { AskedBack } from '../../../survey/doubts/askBack'

/**
 * The same without what is heard once, when an answer has just been given: in a log one goes back and forth, and what
 * would be heard then, the customer never heard. What is asked back stands there as it stood.
 */
export const unheard = (back: AskedBack): AskedBack => {
  const news$ = new Subject<string>()
  news$.complete()
  return { ...back, news$ }
}
