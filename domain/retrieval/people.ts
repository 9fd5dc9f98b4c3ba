/**
 * Maps retrieved data to the survey items of the customer, partner, first home and children, with their source; lists
 * the other homes, and the children (30 or older, or without an age) that are not filled in.
 */

import { ageOn, atHomeUnder, childUnder } from '../language/age'
import { dutchDateOf } from '../language/date'
import { assumedValue, type GivenValue, type ItemWithProvenance, itemWithProvenance } from './itemWithProvenance'
import type { PassedOverPart } from './passedOverPart'
import type { RetrievedData } from './retrievedData'

/** What a part becomes: items to fill in, and what is not used of it. */
export interface MappedPart {
  readonly items: readonly ItemWithProvenance[]
  readonly passedOver: readonly PassedOverPart[]
}

const genders: Readonly<Record<string, 'm' | 'f'>> = { m: 'm', man: 'm', f: 'f', v: 'f', vrouw: 'f' }

/** As the survey has it; what is none of the two is left for the survey to refuse. */
const genderOf = (retrieved: string | null): string | null =>
  retrieved === null ? null : (genders[retrieved.toLowerCase()] ?? retrieved)

/** A name as one says it. */
export const personName = (person: {
  readonly first_name: string | null
  readonly insertion: string | null
  readonly last_name: string | null
}): string => [person.first_name, person.insertion, person.last_name].filter(Boolean).join(' ')

type PathWithItem = readonly [path: string, item: ItemWithProvenance]

/** The customer, the partner and where they live, each under its path (RET-23, RET-28). */
export const peopleOf = ({ customer, partner, properties }: RetrievedData): readonly PathWithItem[] => {
  const parts: PathWithItem[] = []
  if (partner !== null) {
    const { source, address, gender, ...rest } = partner
    const at = 'partner'
    parts.push(['customer.partner', itemWithProvenance({ at, source }, { ...rest, gender: genderOf(gender) })])
    if (address !== null)
      parts.push(['customer.partner.address', itemWithProvenance({ at: 'partner.address', source }, address)])
    // Somebody is there: that goes before what else is said of it.
    if (personName(partner) !== '') parts.push(['customer', itemWithProvenance({ at, source }, { has_partner: 1 })])
  }
  if (customer !== null) {
    const { source, address, gender, ...rest } = customer
    const at = 'customer'
    parts.push(['customer', itemWithProvenance({ at, source }, { ...rest, gender: genderOf(gender) })])
    if (address !== null)
      parts.push(['customer.address', itemWithProvenance({ at: 'customer.address', source }, address)])
  }
  const [first] = properties
  if (first !== undefined) {
    const { source, woz_waarde, marktwaarde_woning } = first
    parts.push([
      'customer.address',
      itemWithProvenance({ at: 'properties.0', source }, { woz_waarde, marktwaarde_woning }),
    ])
  }
  return parts
}

/** The homes behind the first are not asked for (RET-28). */
export const otherHomes = ({ properties }: RetrievedData): readonly PassedOverPart[] =>
  properties.slice(1).map(({ address, source }, i) => ({
    at: `properties.${i + 1}`,
    name: [address?.street, address?.number, address?.place].filter(Boolean).join(' '),
    source,
    reason: 'notFirst',
  }))

/** A yes or no as it was said; what nobody knows was not said. */
const valueOr = (retrieved: 1 | 0 | -1 | null, otherwise: GivenValue): GivenValue =>
  retrieved === null || retrieved === -1 ? otherwise : retrieved

/** The children under 30; at home when under 25, unless it is said (RET-24 to RET-27, LIM-11, LIM-12). */
export const childrenOf = ({ children }: RetrievedData, today: string): MappedPart => {
  const items: ItemWithProvenance[] = []
  const passedOver: PassedOverPart[] = []
  for (const [i, { source, gender, lives_at_home, studies, ...child }] of children.entries()) {
    const at = `children.${i}`
    const age = ageOn(today, dutchDateOf(child.date_of_birth ?? '') ?? '')
    const called = personName(child)
    if (age === null || age < 0) passedOver.push({ at, name: called, source, reason: 'noAge' })
    else if (age >= childUnder) passedOver.push({ at, name: called, source, reason: 'tooOld' })
    else
      items.push(
        itemWithProvenance(
          { at, source, called },
          {
            ...child,
            gender: genderOf(gender),
            lives_at_home: valueOr(lives_at_home, age < atHomeUnder ? assumedValue(1) : null),
            studies: valueOr(studies, assumedValue(0)),
          },
        ),
      )
  }
  return { items, passedOver }
}
