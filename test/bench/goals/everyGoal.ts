import type { Goals } from './goal'
import { logGoals } from './log'
import { oneAnswerGoals } from './oneAnswer'
import { pageGoals } from './page'

/** Every row of the table that `npm run bench` prints, in its order: each room of the portal keeps its own. */
export const everyGoal: readonly Goals[] = [...oneAnswerGoals, ...logGoals, ...pageGoals]
