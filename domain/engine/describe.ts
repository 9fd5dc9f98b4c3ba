import type { Step } from '../language/section'
import { factsSay, type Visited } from './asked'

/** What stands under the title of a step in this visit. */
export const describeStep = (visited: Visited, { description, quiet }: Step): string =>
  quiet !== null && factsSay(visited, quiet.when) === true ? quiet.description : description
