import { reuseGroup } from '../language/questionBase'

/**
 * Reuse group by which the steps unemployment and incapacity for work can take over each other's answer to what the
 * customer has arranged.
 */
export const arrangedWithoutWork = reuseGroup('boxes', 'Wat u heeft geregeld')
