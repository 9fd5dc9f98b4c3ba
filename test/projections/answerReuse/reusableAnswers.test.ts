import { expect, test } from 'vitest'
import { asksReusableQuestions, reusableAnswers, reusableHomes } from '../../../projections/answerReuse/reusableAnswers'
import { at, choosesHome, repeats, withoutWork } from '../../events/decisions/repeating'
import type { Portal } from '../portal'
import { portal } from '../portal'

const offered = (visit: Portal, step: Parameters<typeof reusableAnswers>[2]) =>
  reusableAnswers(visit.catalogue, visit.state(), step)

const homesAt = (visit: Portal, step: string) => {
  const place = visit.catalogue.homeAt.get(`${step}.home`)
  if (place === undefined) throw new Error(`No homes at ${step}`)
  return reusableHomes(visit.catalogue, visit.state(), place)
}

test('says what it would fill in, by what is asked alike, and in the words of the answers', () => {
  const again = offered(withoutWork(), 'incapacity_work')
  expect(again?.from).toBe('unemployment')
  expect(again?.fills.map(({ title, words }) => [title, words])).toEqual([
    ['Wat u heeft geregeld', 'Ik heb spaargeld, Mijn partner heeft inkomen'],
    ['In uw huidige woning blijven wonen', 'Nee'],
    ['Type woning', 'Hoekwoning'],
    ['In de buurt van', '1234 AB'],
    ['Binnen', '5 km'],
    ['Gekozen woning', 'Dorpsstraat 10 A, 1234 AB Ons Dorp'],
    ['Als u uw woonlasten niet meer kunt betalen', 'Anders'],
    ['Wat u dan doet', 'Ik ga klussen.'],
    ['Hoeveel uur per week uw partner werkt', '24 uur per week'],
  ])
  expect([again?.stays, again?.unfit]).toEqual([[], []])
})

test('says what stays as the customer answered it, and what cannot be answered so here', () => {
  const visit = withoutWork()
  visit.answers(`${at.unemployment}.becoming_unemployed.value`, ['unemployment_benefit'])
  visit.answers(`${at.incapacity}.solution.value`, 2)
  const again = offered(visit, 'incapacity_work')
  expect(again?.stays.map(({ title, words }) => [title, words])).toEqual([
    ['Als u uw woonlasten niet meer kunt betalen', 'Ik pas mijn hypotheek aan'],
  ])
  expect(again?.unfit.map(({ title, words }) => [title, words])).toEqual([
    ['Wat u heeft geregeld', 'Ik heb recht op een WW-uitkering'],
  ])
})

test('nothing is offered where nothing was answered, where it is so already, and where nothing is asked alike', () => {
  const visit = withoutWork()
  expect(offered(visit, 'personal_details')).toBeNull()
  expect(asksReusableQuestions(visit.catalogue, 'personal_details')).toBe(false)
  expect(offered(portal({ type: 'full' }), 'incapacity_work')).toBeNull()
  repeats(visit, 'incapacity_work', 'unemployment')
  expect(offered(visit, 'incapacity_work')).toBeNull()
})

test('the step that answers most is offered; of two that answer as much the nearest before it', () => {
  const visit = withoutWork()
  visit.answers(`${at.incapacity}.solution.value`, 2)
  expect(offered(visit, 'divorce')?.from).toBe('unemployment')
  repeats(visit, 'incapacity_work', 'unemployment')
  expect(offered(visit, 'death_of_partner')?.from).toBe('unemployment')
  repeats(visit, 'death_of_partner', 'unemployment')
  expect(offered(visit, 'divorce')?.from).toBe('death_of_partner')
})

test('a step that this visit does not have is not offered', () => {
  const visit = withoutWork()
  visit.answers('customer.has_partner', 0)
  visit.answers(`${at.divorce}.solution.value`, 3)
  expect(offered(visit, 'incapacity_work')?.from).toBe('unemployment')
  expect(offered(visit, 'divorce')).toBeNull()
})

test('homes that were chosen elsewhere are offered where homes are searched, each once', () => {
  const visit = withoutWork()
  expect(homesAt(visit, at.divorce)).toEqual([])
  visit.answers(`${at.divorce}.current_home.value`, 0)
  expect(homesAt(visit, at.divorce).map(({ from, fills }) => [from, fills.map(({ words }) => words)])).toEqual([
    ['unemployment', ['Hoekwoning', '1234 AB', '5 km', 'Dorpsstraat 10 A, 1234 AB Ons Dorp']],
  ])
  repeats(visit, 'incapacity_work', 'unemployment')
  expect(homesAt(visit, at.divorce).map(({ from }) => from)).toEqual(['incapacity_work'])
  choosesHome(visit, at.divorce, 'h2')
  expect(homesAt(visit, at.divorce)).toEqual([])
})

test('a home alone is no reason to offer a whole step', () => {
  const visit = portal({ type: 'full' })
  visit.answers(`${at.unemployment}.current_home.value`, 0)
  choosesHome(visit, at.unemployment, 'h1')
  visit.answers('moving.sections.section_31.questions.i_expect_to_move.value', 1)
  expect(offered(visit, 'moving')).toBeNull()
})
