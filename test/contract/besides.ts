import type { Lenders } from '../../domain/language/lender'
import { looseId, looseText } from '../../events/effects/wire/loose'
import { readOr } from '../../events/effects/wire/reading'
import { type Finding, finding, shownValue } from './finding'
import type { LeafFound } from './walk'

// What is said of a value beside what other calls, or the host, say.

const unlisted = (found: LeafFound, ids: readonly string[], list: string): readonly Finding[] => {
  const id = readOr(looseId, found.value, null)
  return id === null || ids.includes(id)
    ? []
    : [finding('remark', found.at, shownValue(found.value), `an id of ${list}`)]
}

/** Lenders and labels of a mortgage that stand in no list: the customer finds neither in it. */
export const lenderFindings =
  ({ companies, labels }: Lenders) =>
  (leaves: readonly LeafFound[]): readonly Finding[] =>
    leaves.flatMap(found => {
      const key = found.keys.at(-1)
      const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)
      if (key === 'hdn_company_id') return unlisted(found, idsOf(companies), 'lenderCompanies')
      if (key === 'hdn_company_label_id') return unlisted(found, idsOf(labels), 'lenderLabels')
      return []
    })

/** Pictures that the policy of the page does not let a browser load. */
export const imageFindings =
  (api: string) =>
  (leaves: readonly LeafFound[]): readonly Finding[] => {
    const { origin } = new URL(api)
    return leaves.flatMap(found => {
      const image = found.keys.at(-1) === 'image' ? readOr(looseText, found.value, '') : ''
      const isLoaded = image === '' || (URL.canParse(image) && new URL(image).origin === origin)
      return isLoaded
        ? []
        : [finding('remark', found.at, shownValue(image), `a picture at ${origin}: no other is shown`)]
    })
  }

/** An inventory that was received for another invitation: the portal takes that for no receipt. */
export const receiptFindings =
  (invitation: string) =>
  (leaves: readonly LeafFound[]): readonly Finding[] =>
    leaves.flatMap(found => {
      const id = found.keys.join('.') === 'invitation.id' ? readOr(looseId, found.value, null) : null
      return id === null || id === invitation
        ? []
        : [
            finding(
              'stops',
              found.at,
              shownValue(found.value),
              `"${invitation}": only that is this inventory's receipt`,
            ),
          ]
    })
