import type { Lenders } from '../../domain/language/lender'
import { decodeOr } from '../../events/effects/wire/codecFrom'
import { looseId, looseText } from '../../events/effects/wire/looseCodecs'
import { type Finding, finding, shownValue } from './finding'
import type { LeafFound } from './walk'

// What is said of a value beside what other calls, or the host, say.

const unlisted = (found: LeafFound, ids: readonly string[], list: string): readonly Finding[] => {
  const id = decodeOr(looseId, found.value, null)
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

/** An answer about another invitation than was sent is no receipt of it. */
export const invitationFindings =
  (invitation: string) =>
  (leaves: readonly LeafFound[]): readonly Finding[] =>
    leaves.flatMap(found =>
      found.keys.join('.') !== 'invitation.id' || decodeOr(looseId, found.value, null) === invitation
        ? []
        : [finding('stops', found.at, shownValue(found.value), `"${invitation}": the invitation that was sent`)],
    )

/** Pictures that the policy of the page does not let a browser load. */
export const imageFindings =
  (api: string) =>
  (leaves: readonly LeafFound[]): readonly Finding[] => {
    const { origin } = new URL(api)
    return leaves.flatMap(found => {
      const image = found.keys.at(-1) === 'image' ? decodeOr(looseText, found.value, '') : ''
      const isLoaded = image === '' || (URL.canParse(image) && new URL(image).origin === origin)
      return isLoaded
        ? []
        : [finding('remark', found.at, shownValue(image), `a picture at ${origin}: no other is shown`)]
    })
  }
