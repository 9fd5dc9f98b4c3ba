import { expect, test } from 'vitest'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { boxes, choice, slider } from '../../../../domain/language/chosenQuestions'
import type { Question, ReuseGroup } from '../../../../domain/language/question'
import { reuseGroup } from '../../../../domain/language/questionBase'
import { type Content, list, section, step } from '../../../../domain/language/section'
import { date, money, text } from '../../../../domain/language/typedQuestions'
import { profilesWith } from '../../../arbitraries/surveys'

const loading = (here: Content, there: Content) => () =>
  compileCatalogue({
    steps: [
      step('divorce', 'Een', '', [section('section_1', null, here)]),
      step('pension', 'Twee', '', [section('section_2', null, there)]),
    ],
    kept: [],
    profiles: profilesWith(['intro', 'divorce', 'pension', 'complete', 'success']),
  })

const both = (make: (nth: number) => Question): (() => unknown) => loading({ one: make(1) }, { two: make(2) })

const picked = reuseGroup('choice', 'Kiezen')
const ticked = reuseGroup('boxes', 'Aankruisen')
const slid = reuseGroup('slider', 'Schuiven')

const chosen = (options: readonly (readonly [number, string])[]) =>
  choice('radio', 'Wat?', 'situation', options, { alike: picked })

test('the answers of questions that are alike mean the same in each', () => {
  expect(
    loading(
      {
        one: chosen([
          [0, 'Nee'],
          [1, 'Ja'],
        ]),
      },
      {
        two: chosen([
          [1, 'Ja'],
          [2, 'Misschien'],
        ]),
      },
    ),
  ).not.toThrow()
  expect(
    loading(
      {
        one: chosen([
          [0, 'Nee'],
          [1, 'Ja'],
        ]),
      },
      {
        two: chosen([
          [0, 'Ja'],
          [1, 'Nee'],
        ]),
      },
    ),
  ).toThrow(
    'Not alike: divorce.sections.section_1.questions.one.value and pension.sections.section_2.questions.two.value',
  )
  const box = (label: string) => boxes('Wat?', 'situation', [['a', label]], { alike: ticked })
  expect(loading({ one: box('Appel') }, { two: box('Appel') })).not.toThrow()
  expect(loading({ one: box('Appel') }, { two: box('Aardappel') })).toThrow('Not alike')
  const hours = (says: string) =>
    slider('Hoe lang?', 'situation', { from: 0, to: 9, step: 1, marks: [], says, initial: 0 }, { alike: slid })
  expect(loading({ one: hours('{n} uur') }, { two: hours('{n} uur') })).not.toThrow()
  expect(loading({ one: hours('{n} uur') }, { two: hours('{n} dagen') })).toThrow('Not alike')
})

test('what cannot be taken over is not alike', () => {
  const typed = reuseGroup('text', 'Typen')
  const named = (nth: number) => text(`Naam ${nth}`, 'name', { alike: typed })
  expect(both(named)).not.toThrow()
  expect(loading({ one: named(1), another: named(2) }, { two: named(3) })).toThrow(
    'A question that is alike is not the only one of its step: divorce.sections.section_1.questions.another.value',
  )
  const listed = list('Ding', null, { two: named(2) }, { matchedBy: 'two', summary: [] })
  expect(loading({ one: named(1) }, { things: listed })).toThrow('A question that is alike stands in a list: two')
  expect(
    both(nth => money(`Bedrag ${nth}`, 'amount', { readOnly: true, alike: reuseGroup('number', 'Bedrag') })),
  ).toThrow('is not answered')
  // A role of one kind given to a question of another takes a cast that no catalogue has.
  const wrong = picked as ReuseGroup as ReuseGroup<'date'>
  expect(both(nth => date(`Dag ${nth}`, 'date', { alike: wrong }))).toThrow('is no choice')
})
