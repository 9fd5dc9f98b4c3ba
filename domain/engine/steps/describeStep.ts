import type { Step } from '../../language/section'
import { conditionByFacts, type VisitContext } from '../visitContext'

/** What stands under the title of a step in this visit. */
export const describeStep = (context: VisitContext, { description, quiet }: Step): string =>
  quiet !== null && conditionByFacts(context, quiet.when) === true ? quiet.description : description
