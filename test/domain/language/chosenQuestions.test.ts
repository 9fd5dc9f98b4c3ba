import { describe, expect, test } from 'vitest'
import { boxes, checkbox, choice, mustChoose, pick, toggle, yesNo } from '../../../domain/language/chosenQuestions'
import { always, is, monitoring, ticked } from '../../../domain/language/condition'
import { rule } from '../../../domain/language/rule'

const own = rule('own', { tag: 'filled' }, 'Vul in')
const plain = { help: null, shownWhen: always, presumed: null, explanation: null, alike: null }
const option = { shownWhen: always, offered: 'always', loadedAs: [] }

describe('a single choice', () => {
  test('between numbers has none at -1, and offers each option always', () => {
    expect(choice('radio', 'Kleur', 'situation', [[1, 'Rood']])).toEqual({
      ...plain,
      kind: 'choice',
      look: 'radio',
      title: 'Kleur',
      privacy: 'situation',
      initial: -1,
      rules: [],
      options: [{ ...option, value: 1, label: 'Rood' }],
      none: -1,
      supply: null,
      assumes: null,
    })
  })

  test('between words has none at "none", and is all that is said of it', () => {
    const extra = { shownWhen: monitoring, offered: 'loaded', loadedAs: ['B'] } as const
    const said = { supply: { from: 'lenders' }, assumes: { words: 'Dat is nee', yes: 'Wel', no: 'Niet' } } as const
    const asked = pick('select', 'Bank', 'situation', [['a', 'A', extra]], said)
    expect(asked).toMatchObject({ ...said, look: 'select', initial: 'none', none: 'none' })
    expect(asked.options).toEqual([{ value: 'a', label: 'A', ...extra }])
  })

  test.each<['a' | '' | 'none', string]>([
    ['a', 'none'],
    ['', ''],
    ['none', 'none'],
  ])('that starts at %j is open at %j: what it offers is an answer', (initial, none) =>
    expect(pick('radio', 'Bank', 'situation', [['a', 'A']], { initial })).toMatchObject({ initial, none }),
  )

  test('of yes and no has two buttons, and may start at no', () => {
    const asked = yesNo('Rookt u?', 'situation', { initial: 0, rules: [mustChoose()] })
    expect(asked).toMatchObject({ look: 'yesNo', initial: 0, none: -1 })
    expect(asked.options.map(({ value, label }) => [value, label])).toEqual([
      [1, 'Ja'],
      [0, 'Nee'],
    ])
    expect(asked.rules).toEqual([rule('chosen', { tag: 'chosen' }, 'Maak een keuze')])
    expect(yesNo('Rookt u?', 'situation')).toMatchObject({ initial: -1, explanation: null })
  })

  test('has an explanation that shows at some answers, or always', () => {
    const asked = yesNo('Rookt u?', 'situation', { explanation: { title: 'Wat?', at: [1] } })
    expect(asked.explanation).toMatchObject({ title: 'Wat?', form: 'lines', shownWhen: is(asked, 1) })
    const unless = yesNo('Rookt u?', 'situation', { explanation: { title: 'Wat?' } })
    expect(unless.explanation).toMatchObject({ title: 'Wat?', shownWhen: always })
  })
})

describe('a list of boxes', () => {
  const atLeast = (count: number) => rule('atLeast', { tag: 'atLeast', count }, `Minimaal ${count} antwoord(en)`)
  const box = { shownWhen: always, alone: false }

  test('wants one answer, and begins with none', () => {
    expect(boxes('Wensen', 'situation', [['tuin', 'Tuin']])).toEqual({
      ...plain,
      kind: 'boxes',
      title: 'Wensen',
      privacy: 'situation',
      initial: [],
      rules: [atLeast(1)],
      boxes: [{ ...box, key: 'tuin', label: 'Tuin' }],
    })
  })

  test('wants as many as is said, or any', () => {
    expect(boxes('Wensen', 'situation', [['tuin', 'Tuin']], { least: 2, rules: [own] }).rules).toEqual([
      own,
      atLeast(2),
    ])
    expect(boxes('Wensen', 'situation', [['tuin', 'Tuin']], { least: 0 }).rules).toEqual([])
  })

  test('has boxes that stand alone or come at times, and an explanation at one of them', () => {
    const extra = { shownWhen: monitoring, alone: true }
    const explanation = { title: 'Wat dan?', at: 'geen' } as const
    const asked = boxes('Wensen', 'situation', [['geen', 'Geen', extra]], { explanation })
    expect(asked.boxes).toEqual([{ key: 'geen', label: 'Geen', ...extra }])
    expect(asked.explanation).toMatchObject({ title: 'Wat dan?', shownWhen: ticked(asked, 'geen') })
  })
})

test('a switch is off, and shows its explanation while it is on', () => {
  const switched = toggle('Anders', 'situation', 'Hoe dan?')
  expect(switched).toMatchObject({ kind: 'switch', look: 'toggle', initial: 0 })
  expect(switched.explanation).toMatchObject({ title: 'Hoe dan?', shownWhen: is(switched, 1) })
  expect(checkbox('Akkoord', 'situation', { rules: [own] })).toEqual({
    ...plain,
    kind: 'switch',
    look: 'checkbox',
    title: 'Akkoord',
    privacy: 'situation',
    initial: 0,
    rules: [own],
  })
})
