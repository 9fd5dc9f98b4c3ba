import { answerAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { sameAnswer } from '../../domain/language/answer'
import { customerAnswersWithin } from '../../events/merge/customerAnswers'
import { type State, situationOf } from '../../events/state/state'

/** What of a field does not stand here, though the file that came in holds it, and nobody did anything here before. */
type NotMerged = (catalogue: Catalogue, here: State, file: State) => readonly unknown[]

/** Items may have other ids here. */
const ownAnswers = (catalogue: Catalogue, state: State): readonly string[] =>
  catalogue.groups.flatMap((group, n) => {
    const held = state.answers[n]
    if (group.within !== null || held === undefined) return []
    return customerAnswersWithin(state, group, [], held).flatMap(({ path, value }) => {
      const question = slotAddress(catalogue, path)?.slot.question
      // A product that its lender has not goes.
      const isProduct = question?.kind === 'choice' && question.supply?.from === 'products'
      return isProduct ? [] : [`${path.split('.').at(-1)} ${JSON.stringify(value)}`]
    })
  })

const valueAt = (catalogue: Catalogue, state: State, path: string): unknown => {
  const address = slotAddress(catalogue, path)
  return address === null ? undefined : answerAt(state.answers, address)
}

/** The address blocks of which street and place were both found. */
const foundBlocks = (catalogue: Catalogue, state: State): readonly string[] =>
  [...state.lookedUp].flatMap(path => {
    const block = path.replace(/\.street$/, '')
    const isFound =
      path.endsWith('.street') &&
      state.lookedUp.has(`${block}.place`) &&
      [path, `${block}.place`].every(at => valueAt(catalogue, state, at) !== '')
    return isFound ? [block] : []
  })

export const notMerged: Partial<Record<keyof State, NotMerged>> = {
  answers: (catalogue, here, file) => {
    const there = new Set(ownAnswers(catalogue, here))
    return ownAnswers(catalogue, file).filter(one => !there.has(one))
  },
  lookedUp: (catalogue, here, file) => foundBlocks(catalogue, file).filter(at => !here.lookedUp.has(`${at}.street`)),
  lookUps: (catalogue, here, file) => foundBlocks(catalogue, file).filter(at => here.lookUps.get(at) !== 'found'),
  retrieval: (_, here, file) =>
    JSON.stringify(here.retrieval?.retrieved) === JSON.stringify(file.retrieval?.retrieved) &&
    here.retrieval?.told.size === file.retrieval?.told.size
      ? []
      : [file.retrieval],
  files: (_, here, file) =>
    file.files.filter(({ name, digest }) => !here.files.some(one => one.name === name && one.digest === digest)),
  filesSent: (_, here, file) =>
    file.files.filter(({ name }) => file.filesSent.has(name) && !here.filesSent.has(name)).map(({ name }) => name),
  confirmed: (catalogue, here, file) =>
    [...file.confirmed].filter(([key, rested]) => {
      const isSo = rested.every(({ path, value }) => {
        const address = slotAddress(catalogue, path)
        const held = address === null ? undefined : answerAt(here.answers, address)
        return held !== undefined && sameAnswer(held, value)
      })
      return isSo && !here.confirmed.has(key)
    }),
  submitted: (catalogue, here, file) =>
    orderOf(situationOf(catalogue, here)).filter(
      step => step !== 'complete' && file.submitted.has(step) && !here.submitted.has(step),
    ),
}
