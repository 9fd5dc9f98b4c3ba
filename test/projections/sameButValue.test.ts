import { describe, expect, test } from 'vitest'
import { initialState, situationOf } from '../../events/state/state'
import { type FieldView, sameButValue } from '../../projections/tree/fieldView'
import { surveyTree } from '../../projections/tree/surveyTree'
import { catalogues } from '../arbitraries/surveys'
import { fieldsOf } from './fields'

const catalogue = catalogues.everyKind
const [field, other] = fieldsOf(surveyTree(situationOf(catalogue, initialState(catalogue))))

/** What may be otherwise of a question, each so that it is. */
const otherwise: {
  readonly [K in keyof Omit<Required<FieldView>, 'value' | 'given'>]: (view: FieldView) => FieldView[K]
} = {
  slot: () => other?.slot ?? expect.fail('One question alone'),
  ids: () => ['another'],
  visible: ({ visible }) => !visible,
  required: ({ required }) => !required,
  error: () => 'required',
  reason: () => 'Zo is het geen getal.',
  message: () => 'Vul dit in',
  options: () => [{ value: 9, label: 'Negen', offered: 'everywhere' }] as never, // Any list of its own will do.
  nothingToChoose: ({ nothingToChoose }) => !nothingToChoose,
  boxes: () => [{ key: 'nine', label: 'Negen' }] as never, // The same.
}

describe('two views of a question', () => {
  const view = field ?? expect.fail('No question')

  test('are one but for the answer', () => {
    expect(sameButValue(view, { ...view, ids: [...view.ids], value: 'iets anders', given: !view.given })).toBe(true)
  })

  test.each(Object.keys(otherwise))('are two where they differ in %s', key => {
    const make = otherwise[key as keyof typeof otherwise] // One of its own keys.
    expect(sameButValue(view, { ...view, [key]: make(view) })).toBe(false)
  })
})
