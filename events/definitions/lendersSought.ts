import { definition } from './definition'

/** The customer asks for the lists of lenders and products again: there was nothing to choose from. */
export const lendersSought = definition('LendersSought', 1, {})
