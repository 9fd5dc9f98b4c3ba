import type { Step } from '../../language/section'
import { conditionByFacts, type VisitContext } from '../visitContext'

/** The text under the title of a step: its description, or another where this visit asks nothing on it. */
export const describeStep = (context: VisitContext, { description, quiet }: Step): string =>
  quiet !== null && conditionByFacts(context, quiet.when) === true ? quiet.description : description
