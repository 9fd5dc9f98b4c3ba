import * as t from 'io-ts'
import { invitationCodec } from '../../domain/language/invitation'
import { field } from '../../domain/language/privacy'
import { officeCodec } from '../../domain/portal/office'
import { definition } from './definition'

/**
 * The office told who the customer is: invitation (null: none that is valid, checklist OPEN-123), office, whether it
 * is the partner. Values follow as answers and items.
 */
export const customerLoaded = definition('CustomerLoaded', 2, {
  invitation: field(t.union([invitationCodec, t.null]), 'open'),
  partnerSession: field(t.boolean, 'situation'),
  office: field(t.union([officeCodec, t.null]), 'open'),
})
