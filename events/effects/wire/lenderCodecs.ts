/** Decodes the office's lists of lender companies and of their labels; a member that cannot be read is left out. */
import type { LenderCompany, LenderLabel } from '../../../domain/language/lender'
import { codecFrom, decodeOr } from './codecFrom'
import { looseId, looseText } from './looseCodecs'
import { ownValue, unwrappedList, type WireRecord } from './wireRecord'

const text = (record: WireRecord, key: string): string => decodeOr(looseText, ownValue(record, key), '')

/** A list of which each member is read by itself; one that cannot be read is left out. */
const listOf = <A>(name: string, read: (record: WireRecord, id: string) => A | null) =>
  codecFrom(name, (answer): readonly A[] | undefined =>
    unwrappedList(answer)?.flatMap(record => {
      const id = decodeOr(looseId, ownValue(record, 'id'), null)
      const member = id === null ? null : read(record, id)
      return member === null ? [] : [member]
    }),
  )

/** The answer of hdn_company/active: id, hdn_code, sender_name (spec 1 section 7). */
export const companiesCodec = listOf(
  'Lender companies',
  (record, id): LenderCompany => ({ id, code: text(record, 'hdn_code'), name: text(record, 'sender_name') }),
)

/** The answer of hdn_company_label/active: id, company_id, hdn_code, name. */
export const labelsCodec = listOf('Lender labels', (record, id): LenderLabel | null => {
  const companyId = decodeOr(looseId, ownValue(record, 'company_id'), null)
  return companyId === null
    ? null
    : { id, company_id: companyId, code: text(record, 'hdn_code'), name: text(record, 'name') }
})
