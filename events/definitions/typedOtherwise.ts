import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * Stored event: the text the customer typed at `path`, where the answer kept differs from it ('10,3' in a question for
 * whole numbers). The answer stands before this event in the record, or stood there already.
 */
export const typedOtherwise = definition('TypedOtherwise', 1, {
  path: field(t.string, 'path'),
  typed: field(t.string, 'answer', 'typed'),
})
