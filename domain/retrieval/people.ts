import { ageOn, atHomeUnder, childUnder } from '../language/age'
import { dutchOf } from '../language/date'
import { assumed, type Given, type KnownItem, knownItem } from './knownItem'
import type { PassedOver } from './passedOver'
import type { Retrieved } from './retrieved'

/** What a part becomes: items to fill in, and what is not used of it. */
export interface Read {
  readonly items: readonly KnownItem[]
  readonly passedOver: readonly PassedOver[]
}

const genders: Readonly<Record<string, 'm' | 'f'>> = { m: 'm', man: 'm', f: 'f', v: 'f', vrouw: 'f' }

/** As the survey has it; what is none of the two is left for the survey to refuse. */
const genderOf = (said: string | null): string | null => (said === null ? null : (genders[said.toLowerCase()] ?? said))

/** A name as one says it. */
export const nameOf = (person: {
  readonly first_name: string | null
  readonly insertion: string | null
  readonly last_name: string | null
}): string => [person.first_name, person.insertion, person.last_name].filter(Boolean).join(' ')

type Part = readonly [path: string, item: KnownItem]

/** The customer, the partner and where they live, each under its path (RET-23, RET-28). */
export const peopleOf = ({ customer, partner, properties }: Retrieved): readonly Part[] => {
  const parts: Part[] = []
  if (partner !== null) {
    const { source, address, gender, ...rest } = partner
    const at = 'partner'
    parts.push(['customer.partner', knownItem({ at, source }, { ...rest, gender: genderOf(gender) })])
    if (address !== null)
      parts.push(['customer.partner.address', knownItem({ at: 'partner.address', source }, address)])
    // Somebody is there: that goes before what else is said of it.
    if (nameOf(partner) !== '') parts.push(['customer', knownItem({ at, source }, { has_partner: 1 })])
  }
  if (customer !== null) {
    const { source, address, gender, ...rest } = customer
    const at = 'customer'
    parts.push(['customer', knownItem({ at, source }, { ...rest, gender: genderOf(gender) })])
    if (address !== null) parts.push(['customer.address', knownItem({ at: 'customer.address', source }, address)])
  }
  const [first] = properties
  if (first !== undefined) {
    const { source, woz_waarde, marktwaarde_woning } = first
    parts.push(['customer.address', knownItem({ at: 'properties.0', source }, { woz_waarde, marktwaarde_woning })])
  }
  return parts
}

/** The homes behind the first are not asked for (RET-28). */
export const otherHomes = ({ properties }: Retrieved): readonly PassedOver[] =>
  properties.slice(1).map(({ address, source }, i) => ({
    at: `properties.${i + 1}`,
    name: [address?.street, address?.number, address?.place].filter(Boolean).join(' '),
    source,
    reason: 'notFirst',
  }))

/** A yes or no as it was said; what nobody knows was not said. */
const saidOr = (said: 1 | 0 | -1 | null, otherwise: Given): Given => (said === null || said === -1 ? otherwise : said)

/** The children under 30; at home when under 25, unless it is said (RET-24 to RET-27, LIM-11, LIM-12). */
export const childrenOf = ({ children }: Retrieved, today: string): Read => {
  const items: KnownItem[] = []
  const passedOver: PassedOver[] = []
  for (const [i, { source, gender, lives_at_home, studies, ...child }] of children.entries()) {
    const at = `children.${i}`
    const age = ageOn(today, dutchOf(child.date_of_birth ?? '') ?? '')
    const called = nameOf(child)
    if (age === null || age < 0) passedOver.push({ at, name: called, source, reason: 'noAge' })
    else if (age >= childUnder) passedOver.push({ at, name: called, source, reason: 'tooOld' })
    else
      items.push(
        knownItem(
          { at, source, called },
          {
            ...child,
            gender: genderOf(gender),
            lives_at_home: saidOr(lives_at_home, age < atHomeUnder ? assumed(1) : null),
            studies: saidOr(studies, assumed(0)),
          },
        ),
      )
  }
  return { items, passedOver }
}
