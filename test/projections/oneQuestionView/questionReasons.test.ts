import { expect, test } from 'vitest'
import { questionReasons } from '../../../projections/oneQuestionView/questionReasons'
import { questionScreenFor } from '../../../projections/oneQuestionView/questionScreenFor'
import { questionScreens } from '../../../projections/oneQuestionView/questionScreens'
import { portal } from '../portal'
import { viewOf } from '../viewOf'

const at = portal({ type: 'full' })

const why = (step: Parameters<typeof questionScreens>[2], path: string): readonly string[] => {
  const view = viewOf(at)
  const screens = questionScreens(at.catalogue, view, step)
  const screen = questionScreenFor(at.catalogue, screens, path)
  if (screen === null) throw new Error(`No screen for ${path}`)
  return questionReasons(at.catalogue, view, step, screen, screens[0] === screen)
}

test('where nothing is known of why, nothing is said', () => {
  expect(why('personal_details', 'customer.initials')).toEqual([])
})

test('the answer that brought a question, what it brings, and what its step is for', () => {
  const home = (key: string) => `unemployment.sections.section_51.questions.${key}.value`
  expect(why('unemployment', home('current_home'))).toEqual([
    expect.stringMatching(/^Van uw antwoord hangt af of wij u ook dit vragen: ‘Welk type woning zoekt u\?’/),
    'Bij werkloosheid daalt uw inkomen. Wij vragen wat dat betekent voor uw woning en hypotheek.',
  ])
  at.answers(home('current_home'), 0)
  const [cause, search] = why('unemployment', home('home_type'))
  expect(cause).toBe(
    'Bij ‘Wilt u in uw huidige woning blijven wonen als u werkloos wordt?’ staat ‘Nee’. Daarom vragen wij dit.',
  )
  expect(search).toBe('Met deze gegevens zoeken wij woningen. U hoeft geen woning te kiezen.')
  // Of a step's first screen its description stands above.
  expect(why('unemployment', home('becoming_unemployed'))).toEqual([])
})

test('an item says which answer opened its list, and a partner which steps come', () => {
  at.answers('customer.has_employers', 1)
  const [employer] = at.ids('customer.employers')
  expect(why('personal_details', `customer.employers.${employer}.salary`)[0]).toBe(
    'Bij ‘Bent u in loondienst?’ staat ‘Ja’. Daarom vragen wij dit.',
  )
  expect(why('personal_details', 'customer.has_partner').at(-1)).toBe(
    'Van uw antwoord hangt af of u deze stappen krijgt: ‘Overlijden van uw partner’, ‘Scheiding’.',
  )
})
