import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * The customer typed a text that reads as another answer than it says ('10,3' where whole numbers are kept). The answer that
 * it became stands before it in the record, or stood there already.
 */
export const typedOtherwise = definition('TypedOtherwise', 1, {
  path: field(t.string, 'path'),
  typed: field(t.string, 'answer', 'typed'),
})
