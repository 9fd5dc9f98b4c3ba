/**
 * Reads from the answers who belongs to the household: names and ages of customer, partner if any (and whether apart)
 * and children (and whether at home).
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { ageOn } from '../../domain/language/age'
import type { SurveyView } from '../live'
import type { FieldView } from '../tree/fieldView'
import { findField, findItems } from '../tree/findNode'
import { fieldWithin, shownItems, wordsIn } from './knownAnswers'

/** Somebody of the household; '' and null for what is not known. */
export interface HouseholdPerson {
  readonly name: string
  /** Completed years. */
  readonly age: number | null
}

export interface HouseholdChild extends HouseholdPerson {
  /** Whether it lives at home; null while that is not said. */
  readonly home: boolean | null
}

interface HouseholdMembers {
  readonly you: HouseholdPerson
  readonly partner: (HouseholdPerson & { readonly isApart: boolean }) | null
  /** In the customer's order. */
  readonly children: readonly HouseholdChild[]
}

type FieldLookup = (key: string) => FieldView | null | undefined

const personOf = (at: FieldLookup, today: string): HouseholdPerson => ({
  name: [wordsIn(at('first_name')) || wordsIn(at('initials')), wordsIn(at('insertion')), wordsIn(at('last_name'))]
    .filter(word => word !== '')
    .join(' '),
  age: ageOn(today, wordsIn(at('date_of_birth'))),
})

const livesAtHome = (field: FieldView | undefined): boolean | null =>
  field?.visible === true && (field.value === 1 || field.value === 0) ? field.value === 1 : null

export const householdMembers = (catalogue: Catalogue, { state, tree }: SurveyView): HouseholdMembers => {
  const { today } = state.facts
  const at = (path: string) => findField(catalogue, tree, `customer.${path}`)
  const hasPartner = at('has_partner')
  const apart = at('partner.different_address')
  return {
    you: personOf(at, today),
    partner:
      hasPartner?.visible === true && hasPartner.value === 1
        ? { ...personOf(key => at(`partner.${key}`), today), isApart: apart?.visible === true && apart.value === 1 }
        : null,
    children: shownItems(findItems(catalogue, tree, 'customer.children')).map(item => ({
      // Of a child the first name says enough here.
      name: wordsIn(fieldWithin(item, 'first_name')),
      age: ageOn(today, wordsIn(fieldWithin(item, 'date_of_birth'))),
      home: livesAtHome(fieldWithin(item, 'lives_at_home')),
    })),
  }
}
