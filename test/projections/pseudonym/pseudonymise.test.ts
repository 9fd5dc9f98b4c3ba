import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { textReadDifferently, typedAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import { yesNo } from '../../../domain/language/chosenQuestions'
import { is } from '../../../domain/language/condition'
import { rule } from '../../../domain/language/rule'
import { section, step } from '../../../domain/language/section'
import { text } from '../../../domain/language/typedQuestions'
import { answerChanged } from '../../../events/definitions/answerChanged'
import { customerLoaded } from '../../../events/definitions/customerLoaded'
import { dayBegan } from '../../../events/definitions/dayBegan'
import { fileAttached, fileRemoved } from '../../../events/definitions/files'
import { homeFound } from '../../../events/definitions/homes'
import { itemAdded } from '../../../events/definitions/items'
import { noticeShown } from '../../../events/definitions/screenShown'
import { stepSubmitted } from '../../../events/definitions/stepSubmitted'
import { typedOtherwise } from '../../../events/definitions/typedOtherwise'
import { valuesKept } from '../../../events/definitions/valuesKept'
import type { SurveyEvent, UnknownEvent } from '../../../events/record/surveyEvent'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { pseudonymise } from '../../../projections/pseudonym/pseudonymise'
import { otherTyped } from '../../../projections/pseudonym/walk/otherTyped'
import { omittedAlertText } from '../../../projections/pseudonym/walk/shownSentences'
import { catalogues } from '../../arbitraries/surveys'
import { header, logOf, opened } from './logs'
import { finished, seeded } from './seeded'

const run = (records: readonly SurveyRecord[], catalogue = catalogues.shipped, seed = 5) =>
  finished(pseudonymise(catalogue, { header, records }, seeded(seed)))

const replaced = (...events: readonly (SurveyEvent | UnknownEvent)[]) => {
  const result = run(logOf(...events))
  if (E.isLeft(result)) throw new Error(result.left)
  return { header: result.right.header, events: result.right.records.flatMap(record => record.events) }
}

describe('what stands in the place of a value', () => {
  test('ids are other ids, everywhere the same, and the invitation has the one of the header', () => {
    const invitation = {
      id: '4711',
      type: 'full',
      partner_invited: false,
      valid_until: '2026-12-21',
      submitted_at: null,
      aqopi_info: { url: 'https://aqopi.nl/Jansen' },
    } as const
    const out = replaced(
      customerLoaded({ invitation, partnerSession: false, office: null }),
      itemAdded({ list: 'customer.employers', id: 'jansen-bv' }),
      answerChanged({ path: 'customer.employers.jansen-bv.name', value: 'Jansen bv' }),
    )
    const [loaded, added, answered] = out.events
    expect(loaded).toMatchObject({ invitation: { id: out.header.invitation, type: 'full', aqopi_info: {} } })
    expect(added).toMatchObject({ list: 'customer.employers', id: expect.stringMatching(/^i\d+$/) })
    if (added?.type === 'ItemAdded') expect(answered).toMatchObject({ path: `customer.employers.${added.id}.name` })
    expect(JSON.stringify(out)).not.toMatch(/4711|jansen/i)
  })

  test('the log’s own days and moments move by one number, and nobody’s birthday by it', () => {
    const days = Array.from({ length: 8 }, (_, seed) => {
      const born = answerChanged({ path: 'customer.date_of_birth', value: '21-11-1960' })
      const out = run(logOf(opened, dayBegan({ today: '2026-11-23' }), born), catalogues.shipped, seed)
      if (E.isLeft(out)) throw new Error(out.left)
      const [first, second, third] = out.right.records.flatMap(({ at, events }) => events.map(event => ({ at, event })))
      if (first?.event.type !== 'PortalOpened' || second?.event.type !== 'DayBegan') throw new Error('other events')
      expect((second.at ?? 0) - first.at).toBe(1)
      expect(Date.parse(second.event.today) - Date.parse(first.event.today)).toBe(2 * 86_400_000)
      const birth = third?.event.type === 'AnswerChanged' ? String(third.event.value) : ''
      return (Date.parse(first.event.today) - Date.parse(birth.split('-').reverse().join('-'))) / 86_400_000
    })
    expect(new Set(days).size).toBe(8)
  })

  test('a file is called by its number and kind, with a size on its side of the limit', () => {
    const file = { name: 'Loonstrook Jansen.PDF', type: 'application/pdf', size: 10_485_761, digest: 'abc' } as const
    const overview = { ...file, name: 'overzicht-opgehaalde-gegevens.pdf', size: 900 }
    const [attached, other, removed] = replaced(
      fileAttached({ file }),
      fileAttached({ file: overview }),
      fileRemoved({ name: file.name }),
    ).events
    expect(attached).toMatchObject({ file: { name: 'document-1.PDF', digest: expect.stringMatching(/^i\d+$/) } })
    if (attached?.type === 'FileAttached') expect(attached.file.size).toBeGreaterThan(10 * 1024 * 1024)
    expect(other).toMatchObject({ file: { name: 'overzicht-opgehaalde-gegevens.pdf' } })
    expect(removed).toMatchObject({ name: 'document-1.PDF' })
  })

  test('an alert of the portal stays, any other is left out; of an unknown event nothing goes out', () => {
    const [fixed, filled, unknown] = replaced(
      noticeShown({ kind: 'danger', text: 'Niet alle velden zijn ingevuld' }),
      noticeShown({ kind: 'danger', text: 'jansen.pdf is te groot' }),
      { type: 'Unknown', raw: { type: 'JansenSeen', v: 3, name: 'Jansen' } },
    ).events
    expect(fixed).toMatchObject({ text: 'Niet alle velden zijn ingevuld' })
    expect(filled).toMatchObject({ text: omittedAlertText })
    expect(unknown).toEqual({ type: 'Unknown', raw: { type: 'Withheld', v: 1 } })
  })

  test('the words of a refusal stay where they are the portal’s own', () => {
    const errors = [['customer.email', 'email'] as const, ['customer.phone', 'phone'] as const]
    const words = [['Vul een geldig e-mailadres in', 'Deze datum bestaat niet'] as const, ['Jansen?', 'Jan'] as const]
    const [event] = replaced(stepSubmitted({ step: 'personal_details', errors, words, next: null })).events
    expect(event).toMatchObject({ words: [words[0], [omittedAlertText, omittedAlertText]] })
  })

  test.each([
    ['customer.employers', 'working_hours', 137, '137,3', /^\d+,[1-9]$/],
    ['customer.employers', 'working_hours', 138, '137,734', /^\d+,\d\d[1-9]$/],
    ['customer.employers', 'working_hours', 137, '137,000', /^\d+,000$/],
    ['customer.mortgages.m.parts', 'rentevast_periode_in_jaren', 124, '10,3', /^\d+,\d+$/],
    ['customer.mortgages.m.parts', 'rentevast_periode_in_jaren', 120, '10,000', /^\d+,\d\d\d+$/],
    ['customer.mortgages.m.parts', 'rentevast_periode_in_jaren', 124, 'tien', /^$/],
  ])(
    'of what was typed at an item of %s, %s, the digits go, and that some were dropped stays: %s from %s',
    (...row) => {
      const [list, key, value, typed, form] = row
      const path = `${list}.a.${key}`

      const { events } = replaced(
        itemAdded({ list: 'customer.mortgages', id: 'm' }),
        itemAdded({ list, id: 'a' }),
        answerChanged({ path, value }),
        typedOtherwise({ path, typed }),
      )
      const [answer, other] = events.slice(2)
      if (answer?.type !== 'AnswerChanged' || other?.type !== 'TypedOtherwise') throw new Error('not told')
      expect(other.path).toBe(answer.path)
      expect(other.typed).toMatch(form)
      expect(other.typed).not.toBe(typed)
      if (other.typed === '') return
      const question = slotAddress(catalogues.shipped, other.path)?.slot.question
      if (question === undefined) throw new Error('no question')
      expect(typedAnswer(question, other.typed)).toBe(answer.value)
      expect(textReadDifferently(question, other.typed)).toBe(other.typed)
      // Who looks whether it was replaced lays the same again.
      expect(otherTyped(catalogues.shipped, path, other.typed, number => number)).toBe(other.typed)
    },
  )

  test('a home that was looked up by an address is looked up by the address in its place', () => {
    const at = 'current_living_condition.sections.section_2.questions.wanted_home'
    const part = (key: string) => `current_living_condition.sections.section_2.questions.${key}.value`
    const out = replaced(
      answerChanged({ path: part('postal_code'), value: '1234 ab' }),
      answerChanged({ path: part('number'), value: '10-12' }),
      homeFound({ at, sought: '1234AB-10-12', home: null, settled: true, outcome: 'absent' }),
    ).events
    const [postalCode, number, home] = out
    if (postalCode?.type !== 'AnswerChanged' || number?.type !== 'AnswerChanged') throw new Error('no answers')
    expect(home).toMatchObject({
      sought: `${String(postalCode.value).replace(' ', '').toUpperCase()}-${String(number.value)}`,
    })
  })
})

describe('a log of which the verdict would not be the same is refused', () => {
  const surveyWith = (name: ReturnType<typeof text>) =>
    compileCatalogue({
      ...catalogues.shipped.survey,
      steps: catalogues.shipped.survey.steps.map(one =>
        one.key === 'personal_details'
          ? step('personal_details', 'Ik', '', [
              section('section_1', null, {
                name,
                known: yesNo('Bekend?', 'situation', { shownWhen: is(name, 'Jansen') }),
              }),
            ])
          : step(one.key, one.title, '', [], { onlyTells: true }),
      ),
      kept: [],
    })
  const path = 'personal_details.sections.section_1.questions.name.value'
  const typed = logOf(opened, answerChanged({ path, value: 'Jansen' }))

  test('where a question shows at one text alone', () => {
    expect(run(typed, surveyWith(text('Naam', 'name')))).toEqual(E.left('verdict'))
  })

  test('where a rule takes one text alone', () => {
    const only = rule('only', { tag: 'pattern', pattern: '^Jansen$', sample: 'Jansen', ignoring: '' }, 'Wie?')
    expect(run(typed, surveyWith(text('Naam', 'name', { rules: [only] })))).toEqual(E.left('words'))
  })

  test('where somebody came of age meanwhile, which tells the birthday', () => {
    const born = answerChanged({ path: 'customer.date_of_birth', value: '23-11-2008' })
    expect(run(logOf(opened, born, dayBegan({ today: '2026-11-24' })))).toEqual(E.left('days'))
  })

  test('but what differs on the last day does not come of that', () => {
    const born = valuesKept({ values: [['customer.date_of_birth', '"23-11-2008"']] })
    const [named, grown] = [answerChanged({ path, value: 'Jansen' }), dayBegan({ today: '2026-11-24' })]
    const asked = surveyWith(text('Naam', 'name'))
    expect(run(logOf(opened, born, grown, named), asked)).toEqual(E.left('verdict'))
    expect(run(logOf(opened, born, named, grown), asked)).toEqual(E.left('days'))
  })

  test('but not for a doubt', () => {
    const [born, child] = [
      ['customer.date_of_birth', '23-11-1990'],
      ['customer.children.a.date_of_birth', '24-11-2004'],
    ]
    const answers = [born, child].map(([path = '', value = '']) => answerChanged({ path, value }))
    expect(E.isRight(run(logOf(opened, itemAdded({ list: 'customer.children', id: 'a' }), ...answers)))).toBe(true)
  })
})
