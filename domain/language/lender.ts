/** Types and codecs of the office's lists of lenders and of their products. */

import * as t from 'io-ts'
import { entity, field } from './privacy'

export const lenderCompanyCodec = entity('LenderCompany', {
  id: field(t.string, 'open'),
  code: field(t.string, 'open'),
  name: field(t.string, 'open'),
})
export type LenderCompany = t.TypeOf<typeof lenderCompanyCodec>

/** A product of a lender; `company_id` is the lender's id. */
export const lenderLabelCodec = entity('LenderLabel', {
  id: field(t.string, 'open'),
  company_id: field(t.string, 'open'),
  code: field(t.string, 'open'),
  name: field(t.string, 'open'),
})
export type LenderLabel = t.TypeOf<typeof lenderLabelCodec>

/** Both lists, sorted by name as the office answers them. */
export const lendersCodec = entity('Lenders', {
  companies: field(t.readonlyArray(lenderCompanyCodec), 'open'),
  labels: field(t.readonlyArray(lenderLabelCodec), 'open'),
})
export type Lenders = t.TypeOf<typeof lendersCodec>

export const noLenders: Lenders = { companies: [], labels: [] }
