import type { WireCustomer } from '../../events/effects/wire/customer'

/** A customer as the office tells it, of whom the lifecycle reads the invitation alone. */
export const customerOf = (invitation: string | null): WireCustomer => ({
  known: { fields: {}, lists: {} } as unknown as WireCustomer['known'], // See above.
  isPartner: false,
  invitation:
    invitation === null
      ? null
      : {
          id: invitation,
          type: 'pension',
          partner_invited: false,
          valid_until: null,
          submitted_at: null,
          aqopi_info: null,
        },
  office: null,
  officeLogo: null,
})
