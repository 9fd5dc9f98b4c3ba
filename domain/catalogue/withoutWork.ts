import { alike } from '../language/ask'

/** What is arranged for when the customer cannot work: some of it is there whatever the reason. */
export const arrangedWithoutWork = alike('boxes', 'Wat u heeft geregeld')
