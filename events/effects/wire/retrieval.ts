/**
 * Reads the data retrieval provider's result: its data, the places that cannot be read with the reason, and the
 * documents with their bytes.
 */
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { retrievalCaps } from '../../../domain/retrieval/retrievalCaps'
import {
  type RetrievedData,
  retrievedAddressCodec,
  retrievedChildCodec,
  retrievedCustomerCodec,
  retrievedEmploymentCodec,
  retrievedLoanPartCodec,
  retrievedMortgageCodec,
  retrievedPartnerCodec,
  retrievedPensionCodec,
  retrievedPropertyCodec,
  retrievedTaxReturnCodec,
} from '../../../domain/retrieval/retrievedData'
import type { SetAsidePart } from '../../../domain/retrieval/setAsidePart'
import { type PartSource, sourceCodec } from '../../../domain/retrieval/source'
import { codecFrom, decodeOr } from './codecFrom'
import { type RetrievedFileBytes, readRetrievedFiles } from './retrievedFiles'
import { type DeclaredPart, readRetrievedValue } from './retrievedValue'
import { isWireRecord, ownValue, unwrapped, type WireRecord, withoutWrapper } from './wireRecord'

/**
 * What a result of the provider's says (checklist OPEN-106). `retrieved`: what could be read; `setAside`: every place
 * that was there and could not; `files`: the documents that came along, with their bytes.
 */
export interface WireRetrieval {
  readonly retrieved: RetrievedData
  readonly setAside: readonly SetAsidePart[]
  readonly files: readonly RetrievedFileBytes[]
}

/** Where something stands in the result, and what could not be read so far. */
interface Reading {
  readonly at: string
  readonly aside: SetAsidePart[]
}

const within = ({ at, aside }: Reading, key: string | number): Reading => ({
  at: at === '' ? String(key) : `${at}.${key}`,
  aside,
})

const setAside = ({ at, aside }: Reading, source: PartSource, reason: SetAsidePart['reason']): void => {
  if (aside.length < retrievalCaps.told) aside.push({ at, source, reason })
}

const sourceOf = (record: WireRecord | null): PartSource => decodeOr(sourceCodec, ownValue(record, 'source'), null)

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const readAddress = (from: Reading, record: WireRecord, source: PartSource): unknown => {
  const value = ownValue(record, 'address')
  const address = unwrapped(value)
  if (address !== null) return readPart(within(from, 'address'), address, retrievedAddressCodec, source)
  if (!isNothing(value)) setAside(within(from, 'address'), source, 'shape')
  return null
}

/** A part, value by value: what of it cannot be read is set aside, and the rest of it serves. */
const readPart = <A>(from: Reading, record: WireRecord, codec: DeclaredPart<A>, source: PartSource): A | null => {
  const part: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(codec.fields)) {
    if (key === 'source') part[key] = source
    else if (key === 'address') part[key] = readAddress(from, record, source)
    else if (key === 'parts')
      part[key] = readList(within(from, key), ownValue(record, key), retrievedLoanPartCodec, source)
    else {
      const value = ownValue(record, key)
      const read = isNothing(value) ? { value: null } : readRetrievedValue(field.codec, value)
      if ('reason' in read) setAside(within(from, key), source, read.reason)
      part[key] = 'reason' in read ? null : read.value
    }
  }
  return decodeOr(codec, part, null)
}

/** One part; null where it did not come, or is none. */
const readOne = <A>(from: Reading, value: unknown, codec: DeclaredPart<A>): A | null => {
  const record = unwrapped(value)
  if (record !== null) return readPart(from, record, codec, sourceOf(record))
  if (!isNothing(value)) setAside(from, null, 'shape')
  return null
}

/** The list as it came or what it is wrapped in, or one object in its place, as pensions come. */
const membersOf = (value: unknown): readonly unknown[] | null => {
  const inner = withoutWrapper(value)
  return Array.isArray(inner) ? inner : isWireRecord(inner) ? [inner] : null
}

/** @param around the source of what the list stands in; the items of other lists name their own. */
const readList = <A>(from: Reading, value: unknown, codec: DeclaredPart<A>, around?: PartSource): readonly A[] => {
  const members = isNothing(value) ? [] : membersOf(value)
  if (members === null) setAside(from, around ?? null, 'shape')
  if (members === null) return []
  if (members.length > retrievalCaps.items) setAside(from, around ?? null, 'many')
  const items: A[] = []
  for (const member of members.slice(0, retrievalCaps.items)) {
    const record = unwrapped(member)
    // Positions are those of what was kept: it is what is spoken of from here on.
    const at = within(from, items.length)
    const part = record === null ? null : readPart(at, record, codec, around ?? sourceOf(record))
    if (part === null) setAside(from, around ?? null, 'shape')
    else items.push(part)
  }
  return items
}

const readResult = (result: WireRecord): WireRetrieval => {
  const top: Reading = { at: '', aside: [] }
  const one = <A>(key: string, codec: DeclaredPart<A>) => readOne(within(top, key), ownValue(result, key), codec)
  const list = <A>(key: string, codec: DeclaredPart<A>) => readList(within(top, key), ownValue(result, key), codec)
  const listed = membersOf(ownValue(result, 'files'))
  if (listed === null && !isNothing(ownValue(result, 'files'))) setAside(within(top, 'files'), null, 'shape')
  const documents = readRetrievedFiles(listed ?? [])
  const retrieved: RetrievedData = {
    customer: one('customer', retrievedCustomerCodec),
    partner: one('partner', retrievedPartnerCodec),
    children: list('children', retrievedChildCodec),
    properties: list('properties', retrievedPropertyCodec),
    employments: list('employments', retrievedEmploymentCodec),
    tax_return: one('tax_return', retrievedTaxReturnCodec),
    mortgages: list('mortgages', retrievedMortgageCodec),
    pensions: list('pensions', retrievedPensionCodec),
    files: documents.files.map(({ filename, type, bytes }) => ({ filename, type, size: bytes.length })),
  }
  for (const at of documents.refused) setAside(within(within(top, 'files'), at), null, 'file')
  return { retrieved, setAside: top.aside, files: documents.files }
}

const parsed = (text: string): unknown =>
  text.length > retrievalCaps.text
    ? undefined
    : E.toUnion(
        E.tryCatch(
          (): unknown => JSON.parse(text),
          () => undefined,
        ),
      )

/**
 * The result of a message 'Success' or 'Finished', as JSON text or as the value itself. It decodes unless it is no object
 * at all: what of it cannot be read is set aside by itself.
 */
export const wireRetrievalCodec: t.Decoder<unknown, WireRetrieval> = codecFrom('Retrieval', answer => {
  const result = unwrapped(typeof answer === 'string' ? parsed(answer) : answer)
  return result === null ? undefined : readResult(result)
})
