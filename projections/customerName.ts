import type { Catalogue } from '../domain/engine/catalogue'
import type { View } from './live'
import { fieldAt, showsAt } from './lookUp'
import { shownAnswer } from './shownAnswer'

/**
 * Whose visit it is: the name as it stands in the log, also where this type does not ask it; the e-mail address where no
 * name is known, '' where nothing is. `shown`: only of what a screen shows.
 */
export const customerName = (catalogue: Catalogue, { tree }: View, { shown = false } = {}): string => {
  const words = (key: string): string => {
    const path = `customer.${key}`
    const field = shown && !showsAt(catalogue, tree, path) ? null : fieldAt(catalogue, tree, path)
    return field === null ? '' : shownAnswer(field).trim()
  }
  const name = [words('first_name') || words('initials'), words('insertion'), words('last_name')]
  return name.filter(word => word !== '').join(' ') || words('email')
}
