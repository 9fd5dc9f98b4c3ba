import * as t from 'io-ts'
import { invitationCodec } from '../../domain/language/invitation'
import { field } from '../../domain/language/privacy'
import { officeCodec } from '../../domain/portal/office'
import { definition } from './definition'

/**
 * Stored event: the office said who the customer is: the invitation (null: none that is valid, checklist OPEN-123), the
 * office, and whether it is a partner session. Loaded answers and items follow as events of their own.
 */
export const customerLoaded = definition('CustomerLoaded', 2, {
  invitation: field(t.union([invitationCodec, t.null]), 'open'),
  partnerSession: field(t.boolean, 'situation'),
  office: field(t.union([officeCodec, t.null]), 'open'),
})
