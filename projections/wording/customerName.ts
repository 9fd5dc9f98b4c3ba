import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyView } from '../live'
import { findField, showsAt } from '../tree/findNode'
import { shownAnswer } from './shownAnswer'

/**
 * Whose visit it is: the name as it stands in the log, also where this type does not ask it; the e-mail address where no
 * name is known, '' where nothing is. `shown`: only of what a screen shows.
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
