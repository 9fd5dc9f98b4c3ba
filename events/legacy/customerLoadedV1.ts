/**
 * Defines version 1 of the stored event `CustomerLoaded`, for logs of earlier builds: the office answered who the
 * customer is.
 */
import * as t from 'io-ts'
import { invitationCodec } from '../../domain/language/invitation'
import { entity, field } from '../../domain/language/privacy'
import { officeCodec } from '../../domain/portal/office'
import { definition } from '../definitions/definition'

/** An office that said nothing of the partner stood in it as one that had not invited him. */
const invitationV1Codec = entity('InvitationV1', {
  ...invitationCodec.fields,
  partner_invited: field(t.boolean, 'situation'),
})

export const customerLoadedV1 = definition('CustomerLoaded', 1, {
  invitation: field(t.union([invitationV1Codec, t.null]), 'open'),
  partnerSession: field(t.boolean, 'situation'),
  office: field(t.union([officeCodec, t.null]), 'open'),
})
