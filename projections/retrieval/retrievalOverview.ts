/**
 * Builds the document of the last retrieval in words: tables by source and kind, the files that came, and notes; null
 * where nothing was retrieved.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { showEuro, showPercentage, showYears } from '../../domain/format/amount'
import { showFileSize } from '../../domain/format/fileSize'
import { dutchDateOf } from '../../domain/language/date'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import type { RetrievedData } from '../../domain/retrieval/retrievedData'
import { type PartSource, sources } from '../../domain/retrieval/source'
import {
  type RetrievedKind,
  retrievedKinds,
  retrievedLabels,
  retrievedOverviewTexts as texts,
  type ValueFormat,
} from '../../domain/texts/retrievedOverviewTexts'
import type { State } from '../../events/state/state'

/** A table with a head; the first cell of each row says what the row is. */
export interface DocumentTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The document of what was retrieved, in words: by source, then by kind. */
export interface RetrievedDocument {
  readonly title: string
  readonly lines: readonly string[]
  readonly sections: readonly { readonly title: string; readonly tables: readonly DocumentTable[] }[]
  readonly notes: readonly string[]
}

type Part = Readonly<Record<string, unknown>>

/** More than so many beside each other do not fit a page. */
const mostColumns = 3

/** Where the survey asks a value that comes as a code, by key. */
const listedAt: Readonly<Record<string, string>> = {
  gender: 'customer.gender',
  maritial_status: 'customer.maritial_status',
  aflosvorm: 'customer.mortgages.x.parts.y.aflosvorm',
  interest_type: 'customer.mortgages.x.parts.y.interest_type',
  nationale_hypotheekgarantie: 'customer.mortgages.x.parts.y.nationale_hypotheekgarantie',
}

/** The survey's own words for a code; what is no code of it stands as it came. */
const listed = (catalogue: Catalogue, key: string, value: unknown): string => {
  const question = slotAddress(catalogue, listedAt[key] ?? '')?.slot.question
  const option =
    question?.kind === 'choice' ? question.options.find(one => String(one.value) === String(value)) : undefined
  return option?.label ?? String(value)
}

const addressWords = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const part = (key: string): string => {
    const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1]
    return typeof found === 'string' ? found : ''
  }
  const line = (...words: readonly string[]): string => words.filter(word => word !== '').join(' ')
  const street = line(part('street'), part('number'), part('addition'))
  return [street, line(part('postal_code'), part('place'))].filter(words => words !== '').join(', ')
}

const yesNo = (value: unknown): string => (value === 1 ? texts.yes : value === 0 ? texts.no : texts.unknown)

/** A value as the document writes it; '' where nothing was said. */
const written = (catalogue: Catalogue, key: string, value: unknown, manner: ValueFormat): string => {
  if (value === null || value === undefined || value === '') return ''
  if (key === 'address') return addressWords(value)
  switch (manner) {
    case 'euro':
      return typeof value === 'number' ? showEuro(value) : String(value)
    case 'percent':
      return typeof value === 'number' ? `${showPercentage(value)}%` : String(value)
    case 'date':
      return dutchDateOf(String(value)) ?? String(value)
    case 'years':
      return typeof value === 'number' ? texts.years(showYears(value)) : String(value)
    case 'yesNo':
      return yesNo(value)
    case 'listed':
      return listed(catalogue, key, value)
    case 'plain':
      return String(value).replace(typeof value === 'number' ? '.' : /$^/, ',')
  }
}

/** Tables of a kind, at most so many parts beside each other; a row that says nothing of any of them is left out. */
const tablesOf = (
  catalogue: Catalogue,
  kind: RetrievedKind,
  parts: readonly Part[],
  title: string = retrievedKinds[kind].title,
): readonly DocumentTable[] => {
  const labels = Object.entries<readonly [string, ValueFormat]>(retrievedLabels[kind])
  const tables: DocumentTable[] = []
  for (let from = 0; from < parts.length; from += mostColumns) {
    const batch = parts.slice(from, from + mostColumns)
    const rows = labels
      .map(([key, [label, manner]]) => [label, ...batch.map(part => written(catalogue, key, part[key], manner))])
      .filter(([, ...values]) => values.some(value => value !== ''))
    const names = batch.map((_, i) =>
      parts.length === 1 ? texts.value : `${retrievedKinds[kind].one} ${from + i + 1}`,
    )
    if (rows.length > 0) tables.push({ title, columns: [texts.what, ...names], rows })
  }
  return tables
}

/** The kinds with all that came of them, in the order of the document. */
const kindsOf = (
  retrieved: RetrievedData,
): readonly (readonly [RetrievedKind, readonly (Part & { source: PartSource })[]])[] => [
  ['customer', retrieved.customer === null ? [] : [retrieved.customer]],
  ['partner', retrieved.partner === null ? [] : [retrieved.partner]],
  ['children', retrieved.children],
  ['properties', retrieved.properties],
  ['employments', retrieved.employments],
  ['tax_return', retrieved.tax_return === null ? [] : [retrieved.tax_return]],
  ['mortgages', retrieved.mortgages],
  ['pensions', retrieved.pensions],
]

/** A mortgage's parts stand under it, in tables of their own. */
const loanTables = (
  catalogue: Catalogue,
  { mortgages }: RetrievedData,
  source: PartSource,
): readonly DocumentTable[] => {
  const sameSource = mortgages.filter(mortgage => mortgage.source === source)
  return sameSource.flatMap((mortgage, i) => {
    const { one } = retrievedKinds.mortgages
    const name = sameSource.length === 1 ? one.toLowerCase() : `${one.toLowerCase()} ${i + 1}`
    return tablesOf(catalogue, 'parts', mortgage.parts, texts.partsOf(name))
  })
}

const tablesFrom = (catalogue: Catalogue, retrieved: RetrievedData, source: PartSource): readonly DocumentTable[] =>
  kindsOf(retrieved).flatMap(([kind, parts]) => {
    const tables = tablesOf(
      catalogue,
      kind,
      parts.filter(part => part.source === source),
    )
    return kind === 'mortgages' ? [...tables, ...loanTables(catalogue, retrieved, source)] : tables
  })

const documentsTable = ({ files }: RetrievedData): DocumentTable => {
  const { what, kind, size } = texts.document
  return {
    title: texts.documents,
    columns: [what, kind, size],
    rows: files.map(file => [file.filename, file.type, showFileSize(file.size)]),
  }
}

const nameOf = ({ customer }: RetrievedData): string =>
  [customer?.first_name ?? customer?.initials, customer?.insertion, customer?.last_name]
    .filter(word => word !== null && word !== undefined && word !== '')
    .join(' ')

export const retrievalOverview = (
  catalogue: Catalogue,
  { retrieval, office, look }: State,
): RetrievedDocument | null => {
  if (retrieval === null) return null
  const { retrieved, at, setAside } = retrieval
  const bySource = [...sources, null].map(source => ({
    title: texts.sources[source ?? 'unknown'],
    tables: tablesFrom(catalogue, retrieved, source),
  }))
  const documents = { title: texts.documents, tables: [documentsTable(retrieved)] }
  const sections = [...bySource, ...(retrieved.files.length > 0 ? [documents] : [])].filter(
    ({ tables }) => tables.length > 0,
  )
  const name = nameOf(retrieved)
  const of = office?.name || look?.style.full_name || ''
  return {
    title: texts.title,
    lines: [
      ...(of === '' ? [] : [of]),
      ...(name === '' ? [] : [texts.of(name)]),
      texts.on(dutchDateOf(dateInAmsterdam(at)) ?? ''),
    ],
    sections,
    notes: [
      ...(sections.length === 0 ? [texts.nothing] : []),
      ...(setAside.length > 0 ? [texts.unread(setAside.length)] : []),
    ],
  }
}
