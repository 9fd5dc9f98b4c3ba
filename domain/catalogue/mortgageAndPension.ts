import { not, partnerSession } from '../language/condition'
import { step } from '../language/section'
import { mortgages, showsMortgages } from './mortgages'

/**
 * The step 'Geldverstrekkers', where the customer checks and completes mortgages and loan parts; a partner session
 * passes over it, and a visit without mortgages says there are no questions.
 */
export const mortgageAndPension = step(
  'mortgage_and_pension',
  'Geldverstrekkers',
  'Controleer uw hypotheek en vul aan wat ontbreekt. De gegevens staan op het jaaroverzicht van uw geldverstrekker.',
  [mortgages],
  {
    passesWhen: partnerSession,
    quiet: { when: not(showsMortgages), description: 'Op deze pagina zijn er geen vragen voor u.' },
  },
)
