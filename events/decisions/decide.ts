import { type Decide, decideWith } from './decideWith'
import { laterDecisions } from './later'

/** Decides every command. The portal fetches what its first page asks nothing of behind that page (`decideWith`). */
export const decide: Decide = decideWith(() => laterDecisions)
