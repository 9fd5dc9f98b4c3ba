/** Lists the children who live at home, in words, and compares two such lists. */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyView } from '../live'
import type { FieldView } from '../tree/fieldView'
import { findItems } from '../tree/findNode'
import { shownAnswer } from '../wording/shownAnswer'

/** A child who lives at home, in words; '' for what is not filled in. */
interface ChildAtHome {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly born: string
}

const words = (fields: readonly FieldView[], path: string): string => {
  const field = fields.find(({ slot }) => slot.path === path)
  return field === undefined ? '' : shownAnswer(field).trim()
}

/** The children who live at home (checklist CHI-01), in the customer's order; none while the customer says to have none. */
export const childrenAtHome = (catalogue: Catalogue, { tree }: SurveyView): readonly ChildAtHome[] => {
  const list = findItems(catalogue, tree, 'customer.children')
  if (list === null || !list.visible) return []
  return list.items.flatMap(({ fields }, i) => {
    if (fields.find(({ slot }) => slot.path === 'lives_at_home')?.value !== 1) return []
    const lastName = [words(fields, 'insertion'), words(fields, 'last_name')].filter(word => word !== '').join(' ')
    return [
      {
        id: list.ids[i] ?? String(i),
        firstName: words(fields, 'first_name'),
        lastName,
        born: words(fields, 'date_of_birth'),
      },
    ]
  })
}

export const sameChildren = (a: readonly ChildAtHome[], b: readonly ChildAtHome[]): boolean =>
  a.length === b.length &&
  a.every((child, i) => {
    const other = b[i]
    return (
      child.id === other?.id &&
      child.firstName === other.firstName &&
      child.lastName === other.lastName &&
      child.born === other.born
    )
  })
