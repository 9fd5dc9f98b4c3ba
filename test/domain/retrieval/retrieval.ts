import * as E from 'fp-ts/Either'
import type { Lenders } from '../../../domain/language/lender'
import type { RetrievedData } from '../../../domain/retrieval/retrievedData'
import { companiesCodec, labelsCodec } from '../../../events/effects/wire/lenderCodecs'
import { wireRetrievalCodec } from '../../../events/effects/wire/retrieval'
import { lenderCompanies, lenderLabels } from '../../standin/data/lenders'

/** A result as it is read; what cannot be read is set aside. */
export const retrieved = (result: unknown): RetrievedData => {
  const read = wireRetrievalCodec.decode(result)
  if (E.isLeft(read)) throw new Error('No result')
  return read.right.retrieved
}

const listed = <A>(read: E.Either<unknown, readonly A[]>): readonly A[] => (E.isRight(read) ? read.right : [])

/** The lists of the stand-in's office, as the portal reads them. */
export const officeLenders: Lenders = {
  companies: listed(companiesCodec.decode({ data: lenderCompanies })),
  labels: listed(labelsCodec.decode({ data: lenderLabels })),
}

export const lenderNamed = (name: string): string => officeLenders.companies.find(one => one.name === name)?.id ?? ''
export const productNamed = (name: string): string => officeLenders.labels.find(one => one.name === name)?.id ?? ''
