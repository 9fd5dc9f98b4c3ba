import * as t from 'io-ts'
import { entity, field } from '../language/privacy'

/** The adviser's office that invited the customer (spec 1 section 3); a field the office leaves out is ''. */
export const officeCodec = entity('Office', {
  id: field(t.string, 'open'),
  code: field(t.string, 'open'),
  email: field(t.string, 'open'),
  name: field(t.string, 'open'),
  number: field(t.string, 'open'),
  phone: field(t.string, 'open'),
  website: field(t.string, 'open'),
  street_name: field(t.string, 'open'),
  house_number: field(t.string, 'open'),
  house_number_addition: field(t.string, 'open'),
  postcode: field(t.string, 'open'),
  city: field(t.string, 'open'),
})
export type Office = t.TypeOf<typeof officeCodec>
