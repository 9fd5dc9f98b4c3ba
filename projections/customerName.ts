import type { Catalogue } from '../domain/engine/catalogue'
import type { View } from './live'
import { fieldAt, showsAt } from './lookUp'
import { shownAnswer } from './shownAnswer'

const nameParts = ['customer.first_name', 'customer.insertion', 'customer.last_name']

/** The customer's name as far as it was asked and answered; '' where it was not. */
export const customerName = (catalogue: Catalogue, { tree }: View): string =>
  nameParts
    .flatMap(path => {
      const field = showsAt(catalogue, tree, path) ? fieldAt(catalogue, tree, path) : null
      const words = field === null ? '' : shownAnswer(field).trim()
      return words === '' ? [] : [words]
    })
    .join(' ')
