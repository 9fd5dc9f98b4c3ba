import type { Step } from '../../language/section'
import { conditionByFacts, type VisitContext } from '../visitContext'

/** What stands under the title of a step in this visit. */
export const describeStep = (visited: VisitContext, { description, quiet }: Step): string =>
  quiet !== null && conditionByFacts(visited, quiet.when) === true ? quiet.description : description
