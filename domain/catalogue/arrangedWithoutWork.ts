import { reuseGroup } from '../language/questionBase'

/** What is arranged for when the customer cannot work: some of it is there whatever the reason. */
export const arrangedWithoutWork = reuseGroup('boxes', 'Wat u heeft geregeld')
