import { asksNothing } from '../../domain/engine/visitContext'
import { useSurvey } from './surveyContext'
import { useView } from './useView'

/** Whether there is nothing to fill in for this customer, only to send. */
export const useAsksNothing = (): boolean => {
  const { catalogue } = useSurvey()
  return useView(({ state: { facts } }) => asksNothing({ catalogue, facts }))
}
