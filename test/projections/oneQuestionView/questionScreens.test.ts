import { expect, test } from 'vitest'
import { listPath } from '../../../domain/engine/path'
import { asksSomething, screenHeading } from '../../../projections/oneQuestionView/questionScreen'
import { questionScreenFor, screenNumber } from '../../../projections/oneQuestionView/questionScreenFor'
import { questionScreens } from '../../../projections/oneQuestionView/questionScreens'
import { stepScreenPlan } from '../../../projections/oneQuestionView/screenPlan'
import { portal } from '../portal'
import { viewOf } from '../viewOf'

const at = portal({ type: 'full' })
const screens = (step: Parameters<typeof questionScreens>[2]) => questionScreens(at.catalogue, viewOf(at), step)
const titles = (step: Parameters<typeof questionScreens>[2]) => screens(step).map(({ title }) => title)

test('what belongs together shares a screen: a name, an address, rows of a table, sliders, topics', () => {
  expect(titles('personal_details').slice(0, 9)).toEqual([
    'Aanhef',
    'Uw naam',
    'Geboortedatum',
    'Geslacht',
    'Rookt u?',
    'Burgerlijke staat',
    'Uw telefoonnummer en e-mailadres',
    'Uw woning',
    'Bent u in loondienst?',
  ])
  expect(titles('personal_characteristics')).toEqual(['Persoonlijke kenmerken'])
  expect(titles('questions_for_the_advisor')).toEqual(['Vragen aan uw adviseur'])
  expect(titles('mortgage')).toContain('Hoe goed kent u deze begrippen?')
})

test('an item is asked question by question after the screen that keeps its list', () => {
  at.answers('customer.has_employers', 1)
  const own = screens('personal_details')
  const keeper = own.findIndex(({ id }) => id === 'customer.has_employers')
  expect(own[keeper]?.keepsList).toBe(true)
  expect(own[keeper + 1]?.title).toBe('Werkgever 1: De naam van uw werkgever')
  at.answers('customer.has_employers', 0)
  expect(screens('personal_details')[keeper]?.keepsList).toBe(false)
  expect(screens('personal_details')[keeper + 1]?.title).toBe('Bent u met pensioen?')
})

test('an answer changes what follows and not the screen that one is on', () => {
  const before = screens('current_living_condition')
  const here = before[1]
  at.answers('current_living_condition.sections.section_1.questions.i_want_a_new_house.value', 0)
  const after = screens('current_living_condition')
  expect(after[1]?.id).toBe(here?.id)
  expect(after.length).toBeGreaterThan(before.length)
  expect(after[2]?.title).toBe('Wilt u een bestaande woning kopen?')
})

test('what only tells stands with a question where it can, and is not counted where it cannot', () => {
  const alone = portal({ type: 'full' })
  alone.answers('customer.has_partner', 0)
  const own = questionScreens(alone.catalogue, viewOf(alone), 'pension')
  const told = own.at(-1)
  expect(told?.title).toBe('Uw partner')
  expect(told && asksSomething(told)).toBe(false)
  expect(told && screenNumber(own, told)).toBe(null)
  expect(own[0] && screenNumber(own, own[0])).toEqual({ nth: 1, of: own.length - 1 })
  // Nothing to ask: there is a screen all the same, from which one goes on.
  expect(titles('housing_requirements')).toEqual(['Woonwensen'])
})

test('a screen that only tells something is not called by a question that is not asked there', () => {
  const visit = portal({ type: 'full' })
  visit.answers('current_living_condition.sections.section_1.questions.i_want_a_new_house.value', 1)
  const own = questionScreens(visit.catalogue, viewOf(visit), 'current_living_condition')
  const home = own[2]
  expect(home?.title).toBe('Huidige woning')
  expect(home && screenHeading(home)).toBe('De woning en uw doel')
  expect(home && asksSomething(home)).toBe(false)
  const watched = portal({ type: 'pension' })
  expect(questionScreens(watched.catalogue, viewOf(watched), 'mortgage_and_pension').map(({ title }) => title)).toEqual(
    ['Geldverstrekkers'],
  )
})

test('a path leads to its screen: a hidden question, a list, what was kept of a home', () => {
  const own = screens('moving')
  const search = 'moving.sections.section_31.questions.home'
  expect(questionScreenFor(at.catalogue, own, search)).toBe(null)
  at.answers('moving.sections.section_31.questions.i_expect_to_move.value', 1)
  const open = screens('moving')
  const found = questionScreenFor(at.catalogue, open, search)
  expect(found?.paths[0]).toMatch(/home_type\.value$/)
  expect(questionScreenFor(at.catalogue, open, 'moving.sections.section_31.questions.jumba_id.value')).toBe(found)
  at.answers('customer.has_children', 1)
  const personal = screens('personal_details')
  const keeper = questionScreenFor(at.catalogue, personal, 'customer.children.add')
  expect(keeper?.id).toBe('customer.has_children')
  expect(questionScreenFor(at.catalogue, personal, 'customer.children.gone.first_name')).toBe(keeper)
  expect(questionScreenFor(at.catalogue, personal, 'nowhere')).toBe(null)
})

test('every list has one screen that keeps it, and no screen loses a part of its content', () => {
  const visit = portal({ type: 'mortgage_pension' })
  visit.adds('customer.mortgages')
  const own = questionScreens(visit.catalogue, viewOf(visit), 'mortgage_and_pension')
  const [mortgage = ''] = visit.ids('customer.mortgages')
  const parts = visit.catalogue.listAt.get('customer.mortgages.*.parts')
  expect(own[0]?.title).toBe('Uw hypotheken')
  expect(own.map(({ title }) => title)).toContain('Hypotheek 1: De leningdelen')
  expect(own.map(({ title }) => title)).toContain('Hypotheek 1, leningdeel 1: Aflosvorm')
  const keeper = parts === undefined ? null : questionScreenFor(visit.catalogue, own, listPath(parts, [mortgage]))
  expect(keeper?.title).toBe('Hypotheek 1: De leningdelen')
  for (const step of visit.catalogue.survey.steps)
    for (const { plan } of stepScreenPlan(visit.catalogue, step))
      for (const piece of plan) {
        if (piece.tag === 'items') continue
        const asked = Object.values(piece.content).flatMap(entry =>
          'initial' in entry
            ? [entry]
            : entry.kind === 'table'
              ? Object.values(entry.rows)
              : entry.kind === 'part'
                ? Object.values(entry.content).filter(one => 'initial' in one)
                : [],
        )
        const first = new Set(asked)
        for (const slot of piece.slots)
          expect(
            first.has(slot.question) || asked.some(one => 'explanation' in one && one.explanation === slot.question),
          ).toBe(true)
      }
})
