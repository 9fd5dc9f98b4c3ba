import { catalogue, factsOf } from '../benchSurvey'
import type { Portal } from '../portal'
import { createRedux, type ReduxProgram } from './reduxProgram'

/** The program on Redux Toolkit after the same events. */
export const reduxLike = ({ visit, records }: Pick<Portal, 'visit' | 'records'>): ReduxProgram => {
  const redux = createRedux(catalogue, factsOf(visit))
  for (const { events } of records)
    for (const event of events)
      if (event.type === 'AnswerChanged') redux.change(event.path, event.value)
      else if (event.type === 'ItemAdded') redux.add(event.list, event.id)
  return redux
}
