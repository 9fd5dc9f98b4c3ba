import * as t from 'io-ts'
import { invitationCodec } from '../../domain/language/invitation'
import { field } from '../../domain/language/privacy'
import { officeCodec } from '../../domain/portal/office'
import { definition } from './definition'

/**
 * The office answered who the customer is. What it knows of the customer follows in the same record, as answers and
 * items. No invitation means that there is no valid one (checklist OPEN-123).
 */
export const customerLoaded = definition('CustomerLoaded', 2, {
  invitation: field(t.union([invitationCodec, t.null]), 'open'),
  partnerSession: field(t.boolean, 'situation'),
  office: field(t.union([officeCodec, t.null]), 'open'),
})
