import type { Catalogue } from '../../domain/engine/catalogue'
import { ageOn } from '../../domain/language/age'
import type { FieldView } from '../fieldView'
import type { View } from '../live'
import { fieldAt, itemsAt } from '../lookUp'
import { fieldIn, shownItems, wordsIn } from './reading'

/** Somebody of the household; '' and null for what is not known. */
export interface Person {
  readonly name: string
  /** Completed years. */
  readonly age: number | null
}

export interface Child extends Person {
  /** Whether it lives at home; null while that is not said. */
  readonly home: boolean | null
}

export interface People {
  readonly you: Person
  readonly partner: (Person & { readonly isApart: boolean }) | null
  /** In the customer's order. */
  readonly children: readonly Child[]
}

type Asked = (key: string) => FieldView | null | undefined

const personOf = (at: Asked, today: string): Person => ({
  name: [wordsIn(at('first_name')) || wordsIn(at('initials')), wordsIn(at('insertion')), wordsIn(at('last_name'))]
    .filter(word => word !== '')
    .join(' '),
  age: ageOn(today, wordsIn(at('date_of_birth'))),
})

const livesAtHome = (field: FieldView | undefined): boolean | null =>
  field?.visible === true && (field.value === 1 || field.value === 0) ? field.value === 1 : null

/** Who belongs to the household, as the customer says; a partner only while there is one. */
export const people = (catalogue: Catalogue, { state, tree }: View): People => {
  const { today } = state.facts
  const at = (path: string) => fieldAt(catalogue, tree, `customer.${path}`)
  const hasPartner = at('has_partner')
  const apart = at('partner.different_address')
  return {
    you: personOf(at, today),
    partner:
      hasPartner?.visible === true && hasPartner.value === 1
        ? { ...personOf(key => at(`partner.${key}`), today), isApart: apart?.visible === true && apart.value === 1 }
        : null,
    children: shownItems(itemsAt(catalogue, tree, 'customer.children')).map(item => ({
      // Of a child the first name says enough here.
      name: wordsIn(fieldIn(item, 'first_name')),
      age: ageOn(today, wordsIn(fieldIn(item, 'date_of_birth'))),
      home: livesAtHome(fieldIn(item, 'lives_at_home')),
    })),
  }
}
