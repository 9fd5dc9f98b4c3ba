import { expect, test } from 'vitest'
import { questionScreens } from '../../../../projections/oneQuestionView/questionScreens'
import { screenPositionWords } from '../../../../ui/survey/oneQuestionView/screenPositionWords'
import { portal } from '../../../projections/portal'
import { viewOf } from '../../../projections/viewOf'

const at = portal({ type: 'full' })

const words = (step: Parameters<typeof questionScreens>[2], nth: number): string => {
  const screens = questionScreens(at.catalogue, viewOf(at), step)
  return screenPositionWords(at.catalogue, viewOf(at), step, screens, screens[nth] ?? null)
}

test('above a question stands its step, its heading and which of the questions it is', () => {
  expect(words('current_living_condition', 1)).toMatch(/^Uw woonsituatie · Uw plannen · scherm 2 van minstens \d+$/)
})

test('nothing is counted in a step of one screen, or of a screen to read', () => {
  expect(words('personal_characteristics', 0)).toBe('')
  expect(words('questions_for_the_advisor', 0)).toBe('')
  expect(words('housing_requirements', 0)).toBe('')
})
