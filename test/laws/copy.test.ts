import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotPath } from '../../domain/engine/path'
import { situationOf } from '../../events/state/state'
import { type CopyAnswer, copyDocument } from '../../projections/copy/copyDocument'
import type { SurveyView } from '../../projections/live'
import type { FieldView } from '../../projections/tree/fieldView'
import { surveyTree } from '../../projections/tree/surveyTree'
import { shownAnswer } from '../../projections/wording/shownAnswer'
import { live, visitArbitrary } from '../arbitraries/visit'
import { fieldsOf, unseenFields } from '../projections/fields'
import { overviewAnswers } from '../projections/overviewAnswers'
import { checkLaw } from './check'

const pathOf = ({ slot, ids }: FieldView): string => slotPath(slot, ids)

/** The questions that show and have an answer of which there is something to say. */
const answered = (fields: readonly FieldView[]): readonly FieldView[] =>
  fields.filter(
    field =>
      field.slot.question.kind !== 'stored' &&
      !isEmptyAnswer(field.slot.question, field.value) &&
      shownAnswer(field).trim() !== '',
  )

const answersIn = (document: ReturnType<typeof copyDocument>): readonly CopyAnswer[] =>
  document.blocks.flatMap(block => (block.kind === 'answers' ? block.answers : []))

test('the copy has every answer that shows once, in its shown words and in the order of the overview, and nothing hidden', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, last } = live(visit)
    const view: SurveyView = { state: last, tree: surveyTree(situationOf(catalogue, last)) }
    const answers = answersIn(copyDocument(catalogue, view, 0))
    const asked = answers.filter(({ path }) => path !== '')
    const order = overviewAnswers(catalogue, view)
      .filter(({ path }) => path !== '')
      .map(({ path, title }) => [path, title])
    expect(asked.map(({ path, title }) => [path, title])).toEqual(order)
    const unseen = new Set(unseenFields(view.tree).map(pathOf))
    expect(asked.filter(({ path }) => unseen.has(path))).toEqual([])
    for (const field of answered(fieldsOf(view.tree).filter(one => !unseen.has(pathOf(one))))) {
      const its = asked.filter(({ path, title }) => path === pathOf(field) && title === field.slot.question.title)
      expect(its, pathOf(field)).toHaveLength(1)
      const [{ answer }] = its as [CopyAnswer]
      expect(answer.startsWith(shownAnswer(field).trim()), `${answer} at ${pathOf(field)}`).toBe(true)
    }
  })
  checkLaw('the copy says what shows', law)
})

test('an answer that no screen shows leaves no word of it in the copy', () => {
  const mark = 'Zwartepoort'
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, last } = live(visit)
    const tree = surveyTree(situationOf(catalogue, last))
    const unseen = new Set(unseenFields(tree))
    // Every text that is hidden is another one: the document is the same.
    const hide = (fields: readonly FieldView[]): readonly FieldView[] =>
      fields.map(field =>
        unseen.has(field) && typeof field.value === 'string' ? { ...field, value: `${mark} ${field.value}` } : field,
      )
    const marked = (groups: typeof tree): typeof tree =>
      groups.map(group => ({
        ...group,
        fields: hide(group.fields),
        lists: group.lists.map(list => ({ ...list, items: marked(list.items) })),
      }))
    const copy = JSON.stringify(copyDocument(catalogue, { state: last, tree: marked(tree) }, 0))
    expect(copy).not.toContain(mark)
    expect(copy).toBe(JSON.stringify(copyDocument(catalogue, { state: last, tree }, 0)))
  })
  checkLaw('the copy holds nothing hidden', law)
})
