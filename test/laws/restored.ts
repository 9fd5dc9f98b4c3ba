import type { GroupAnswers } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { sameAnswer } from '../../domain/language/answer'
import { answerBeside } from '../../events/state/evolveKept'
import { type State, stateKeys } from '../../events/state/state'

/** What is to be the same of a field once the state came back after damage. `rescue`: the state that is brought back. */
type Comparing = (catalogue: Catalogue, state: State, rescue: State) => unknown

/** What is answered, by whom, and which items there are; what was removed can not come back. */
const plain = ({ values, touched, lists }: GroupAnswers): unknown => ({
  values,
  touched,
  lists: lists.map(({ ids, items }) => ({ ids, items: items.map(plain) })),
})

const but: Partial<Record<keyof State, Comparing>> = {
  answers: (_, { answers }) => answers.map(plain),
  // Without an invitation no event says of which type the visit is.
  facts: (_, { facts, invitation, loaded }) =>
    loaded ? { ...facts, type: invitation === null ? null : facts.type } : { ...facts, type: null },
  // What was refused is judged anew.
  submitted: (_, { submitted }) => [...submitted.keys()],
  // What an answer no longer says is not kept beside it.
  kept: (catalogue, { kept, answers }) =>
    new Map([...kept].filter(([path, { as }]) => sameAnswer(answerBeside(catalogue, answers, path), as))),
  // Which screens of the step were met is not told again, nor that a calm screen was left.
  calm: (_, { calm }, rescue) => ({ on: calm.on, at: rescue.calm.at === null ? null : { ...calm.at, met: null } }),
  // Of what was told only the newest moment is known.
  retrieval: (_, { retrieval }) =>
    retrieval === null
      ? null
      : { ...retrieval, at: null, told: [...retrieval.told].map(([path, told]) => [path, { ...told, at: null }]) },
}

// All keys are there, for they come from the state's own.
export const asRestored = Object.fromEntries(
  stateKeys.map(key => [key, but[key] ?? ((_: Catalogue, state: State) => state[key])]),
) as Readonly<Record<keyof State, Comparing>>
