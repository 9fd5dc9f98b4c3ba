import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyView } from '../live'
import { findField, showsAt } from '../tree/findNode'
import { shownAnswer } from './shownAnswer'

/**
 * Gives the customer's name from the answers, also where this invitation type does not ask it; the e-mail address where
 * no name is known, '' without either. `shown`: only from questions that a screen shows.
 */
export const customerName = (catalogue: Catalogue, { tree }: SurveyView, { shown = false } = {}): string => {
  const words = (key: string): string => {
    const path = `customer.${key}`
    const field = shown && !showsAt(catalogue, tree, path) ? null : findField(catalogue, tree, path)
    return field === null ? '' : shownAnswer(field).trim()
  }
  const name = [words('first_name') || words('initials'), words('insertion'), words('last_name')]
  return name.filter(word => word !== '').join(' ') || words('email')
}
