import type { Catalogue } from '../domain/engine/catalogue'
import type { View } from './live'
import { fieldAt } from './lookUp'
import { shownAnswer } from './shownAnswer'

/**
 * Whose visit it is: the name as it stands in the log, also where this type does not ask it; the e-mail address where no
 * name is known, '' where nothing is.
 */
export const customerName = (catalogue: Catalogue, { tree }: View): string => {
  const words = (key: string): string => {
    const field = fieldAt(catalogue, tree, `customer.${key}`)
    return field === null ? '' : shownAnswer(field).trim()
  }
  const name = [words('first_name') || words('initials'), words('insertion'), words('last_name')]
  return name.filter(word => word !== '').join(' ') || words('email')
}
