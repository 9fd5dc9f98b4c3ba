import { asksNothing } from '../../domain/engine/visitContext'
import { useSurvey } from './surveyContext'
import { useView } from './useView'

/** Whether this customer has nothing to fill in, only to send. */
export const useHasNothingToFillIn = (): boolean => {
  const { catalogue } = useSurvey()
  return useView(({ state: { facts } }) => asksNothing({ catalogue, facts }))
}
