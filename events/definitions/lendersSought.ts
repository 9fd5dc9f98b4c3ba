import { definition } from './definition'

/** Stored event: the customer asked for the lists of lenders and products again, as there was nothing to choose from. */
export const lendersSought = definition('LendersSought', 1, {})
