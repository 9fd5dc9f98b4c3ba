import { expect, test } from 'vitest'
import { personalCharacteristics } from '../../../domain/catalogue/personalCharacteristics'
import { questionsForTheAdvisor } from '../../../domain/catalogue/questionsForTheAdvisor'
import { unaskedSections } from '../../../domain/catalogue/unaskedSections'
import type { Question } from '../../../domain/language/question'
import { faultIn } from '../../../domain/language/rule'
import { inWords, questionsIn } from './placed'

const characteristics = personalCharacteristics.sections.flatMap(questionsIn)

test('four sliders from 0 to 4 stand in the middle, with a word at 0, 2 and 4', () => {
  const found = characteristics.map(({ path, question }) =>
    question.kind === 'slider'
      ? [path, question.title, question.marks.map(({ at, label }) => `${at} ${label}`).join(', ')]
      : [path],
  )
  expect(found).toEqual([
    ['question_1', 'Hoe bent u in een groep?', '0 Meegaand, 2 Neutraal, 4 Leidingnemend'],
    ['question_2', 'Hoe bent u in contact met anderen?', '0 Introvert, 2 Neutraal, 4 Extravert'],
    ['question_3', 'Hoe neemt u een beslissing?', '0 Besluitvaardig, 2 Neutraal, 4 Harmonieus'],
    ['question_4', 'Hoe pakt u iets aan?', '0 Spontaan, 2 Neutraal, 4 Planmatig'],
  ])
  for (const { question } of characteristics) {
    expect(question).toMatchObject({ from: 0, to: 4, step: 1, initial: 2 })
  }
})

const isRight = (question: Question, value: number): boolean =>
  question.rules.every(({ check }) => faultIn(check, value, false, other => other.initial, '2026-11-21') === null)

test.each([
  [0, true],
  [2, true],
  [4, true],
  [-1, false],
  [5, false],
  [2.5, false],
])('a slider at %d is right: %s', (value, right) => {
  expect(characteristics.map(({ question }) => isRight(question, value))).toEqual(Array(4).fill(right))
})

test('seven topics are off, and one that is on asks what the customer wants to know', () => {
  const found = questionsForTheAdvisor.sections.flatMap(questionsIn)
  const topics = [
    'Hypotheekvormen en aflossen',
    'Rente en rentevaste periode',
    'Kosten en belasting',
    'Verzekeringen',
    'Pensioen en later inkomen',
    'Verbouwen en verduurzamen',
    'Een ander onderwerp',
  ]
  expect(found.map(({ path, question, shown }) => [path, question.title, question.initial, inWords(shown)])).toEqual(
    topics.flatMap((topic, i) => [
      [`question_${i + 1}`, topic, 0, ''],
      [`question_${i + 1}.explanation`, 'Wat wilt u hierover vragen?', '', `'${topic}' is 1`],
    ]),
  )
})

test('what the office sends about the customer and nobody is asked is kept', () => {
  const paths = unaskedSections.flatMap(section => questionsIn(section).map(({ path }) => `${section.at}.${path}`))
  expect(paths).toEqual(['customer.id', 'customer.is_main_customer', 'customer.is_partner', 'customer.accept_terms'])
})
