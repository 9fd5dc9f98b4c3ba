/** Titles of the screens without a place in the side navigation. */
export const introTitle = 'Introductie'

export const successTitle = 'Bedankt, uw inventarisatie is verzonden!'

/** All that the customer did, by day (our choice). */
export const activityLogTitle = 'Wat u deed'
