/**
 * Reads the office's customer answer: values and lists by survey path, whether it is the partner, invitation, office,
 * logo; leaves unreadable values out, refuses too large an answer.
 */
import type { LoadedCustomer, LoadedItem, OfficeScalar } from '../../../domain/engine/loadedCustomer'
import { type Invitation, invitationPath } from '../../../domain/language/invitation'
import { isWithinCaps, type Json, jsonCaps } from '../../../domain/language/json'
import { customerItemsMost } from '../../../domain/language/limits'
import type { Office } from '../../../domain/portal/office'
import { codecFrom, decodeOr } from './codecFrom'
import {
  addressFields,
  childFields,
  companyFields,
  customerFields,
  employerFields,
  type FieldTable,
  mortgageFields,
  partFields,
  partnerFields,
  pensionFields,
} from './customerFields'
import { rawInvitation, readInvitation } from './invitation'
import { looseBoolean, looseId } from './looseCodecs'
import { readOffice } from './office'
import { readPicture } from './picture'
import { ownValue, unwrapped, unwrappedList, type WireRecord } from './wireRecord'

/**
 * What the office says of a customer. `known` is what fills the survey, by survey path ('customer.address.street') and by
 * list ('customer.employers'); texts as they are, dates DD-MM-YYYY, amounts as numbers, yes and no as 1, 0 or -1, ids and
 * codes of lists as text ('5'). What the office left out, or wrote so that it cannot be read, is not there.
 */
export interface WireCustomer {
  readonly known: LoadedCustomer
  /** Whether a partner is at the keyboard. */
  readonly isPartner: boolean
  /** Null: there is no valid invitation (checklist OPEN-123). */
  readonly invitation: Invitation | null
  readonly office: Office | null
  /** The office's logo as a data URL. */
  readonly officeLogo: string | null
}

const readFields = (record: WireRecord, fields: FieldTable): readonly (readonly [string, OfficeScalar])[] =>
  Object.entries(fields).flatMap(([key, codec]) => {
    const value = decodeOr(codec, ownValue(record, key), null)
    return value === null ? [] : [[key, value] as const]
  })

/** The very JSON of what was not read as it stands there. */
const rawFields = (record: WireRecord, fields: FieldTable): readonly (readonly [string, Json])[] =>
  Object.entries(fields).flatMap(([key, codec]) => {
    const raw = ownValue(record, key)
    return raw === undefined || raw === decodeOr(codec, raw, undefined) || !isWithinCaps(raw)
      ? []
      : [[key, raw] as const]
  })

/** An item with the server's id among its values, and the lists within it. */
const readItem =
  (fields: FieldTable, within: readonly ListTable[]) =>
  (record: WireRecord): LoadedItem => ({
    values: new Map(readFields(record, { id: looseId, ...fields })),
    raw: new Map(rawFields(record, { id: looseId, ...fields })),
    lists: readLists(record, within),
  })

/** The path of a list, the names that offices give it, the fields of an item, and the lists within it. */
type ListTable = readonly [path: string, names: readonly string[], fields: FieldTable, within: readonly ListTable[]]

const lists: readonly ListTable[] = [
  ['customer.employers', ['employments', 'employers'], employerFields, []],
  ['customer.companies', ['companies'], companyFields, []],
  ['customer.children', ['children'], childFields, []],
  ['customer.mortgages', ['mortgages'], mortgageFields, [['parts', ['parts'], partFields, []]]],
  ['customer.pensions', ['pensions'], pensionFields, []],
]

const isItem = (record: WireRecord, fields: FieldTable): boolean =>
  ownValue(record, 'id') !== undefined || Object.keys(fields).some(key => ownValue(record, key) !== undefined)

/** The list as it came, or one item in its place, as pensions may come. Null when it was not included. */
const membersOf = (value: unknown, fields: FieldTable): readonly WireRecord[] | null => {
  const single = unwrapped(value)
  return unwrappedList(value) ?? (single === null || !isItem(single, fields) ? null : [single])
}

const readLists = (record: WireRecord, tables: readonly ListTable[]): LoadedItem['lists'] =>
  new Map(
    tables.flatMap(([path, names, fields, within]) => {
      const members = names.map(name => membersOf(ownValue(record, name), fields)).find(found => found !== null)
      return members === undefined || members === null ? [] : [[path, members.map(readItem(fields, within))] as const]
    }),
  )

const readValues = (record: WireRecord) => {
  const partner = unwrapped(ownValue(record, 'partner'))
  const blocks: readonly (readonly [string, WireRecord | null, FieldTable])[] = [
    ['customer', record, customerFields],
    ['customer.address', unwrapped(ownValue(record, 'address')), addressFields],
    ['customer.partner', partner, partnerFields],
    ['customer.partner.address', unwrapped(ownValue(partner, 'address')), addressFields],
  ]
  const read = <A>(from: (block: WireRecord, fields: FieldTable) => readonly (readonly [string, A])[]) =>
    new Map(
      blocks.flatMap(([path, block, fields]) =>
        block === null ? [] : from(block, fields).map(([key, value]) => [`${path}.${key}`, value] as const),
      ),
    )
  return { values: read(readFields), raw: read(rawFields) }
}

/** Whether everything can be kept as it came, where it must go back so. */
const canBeKept = ({ values, raw, lists }: LoadedItem): boolean =>
  [...values.values(), ...(raw?.values() ?? [])].every(value => JSON.stringify(value).length <= jsonCaps.kept) &&
  [...lists.values()].every(items => items.every(canBeKept))

/** How many items there are in all lists, those within others too. */
const countItems = ({ lists }: Pick<LoadedItem, 'lists'>): number =>
  [...lists.values()].flat().reduce((total, item) => total + 1 + countItems(item), 0)

const readCustomer = (answer: unknown): WireCustomer | undefined => {
  const record = unwrapped(answer)
  if (record === null) return undefined
  const office = unwrapped(ownValue(record, 'office'))
  const known = { ...readValues(record), lists: readLists(record, lists) }
  if (countItems(known) > customerItemsMost || !canBeKept(known)) return undefined
  // One that is more than can be kept goes back as it was read.
  const invitation = rawInvitation(ownValue(record, 'invitation'))
  const isKept = JSON.stringify(invitation).length <= jsonCaps.kept
  if (invitation !== null) known.raw.set(invitationPath, isKept ? invitation : null)
  return {
    known,
    isPartner: decodeOr(looseBoolean, ownValue(record, 'is_partner'), false),
    invitation: readInvitation(ownValue(record, 'invitation')),
    office: readOffice(office),
    officeLogo: readPicture({ body: ownValue(unwrapped(ownValue(office, 'style')), 'logo') }),
  }
}

/** The answer of GET customer, and of a PUT that succeeded (checklist OPEN-123, 124). */
export const wireCustomerCodec = codecFrom('Customer', answer =>
  isWithinCaps(answer) ? readCustomer(answer) : undefined,
)
