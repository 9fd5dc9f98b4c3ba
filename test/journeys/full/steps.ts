import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { children } from '../../../domain/catalogue/children'
import { currentLivingCondition } from '../../../domain/catalogue/currentLivingCondition'
import { deathOfPartner } from '../../../domain/catalogue/deathOfPartner'
import { divorce } from '../../../domain/catalogue/divorce'
import { financing } from '../../../domain/catalogue/financing'
import { housingRequirements } from '../../../domain/catalogue/housingRequirements'
import { incapacityWork } from '../../../domain/catalogue/incapacityWork'
import { mortgage } from '../../../domain/catalogue/mortgage'
import { moving } from '../../../domain/catalogue/moving'
import { pension } from '../../../domain/catalogue/pension'
import { personalCharacteristics } from '../../../domain/catalogue/personalCharacteristics'
import { personalDetails } from '../../../domain/catalogue/personalDetails'
import { questionsForTheAdvisor } from '../../../domain/catalogue/questionsForTheAdvisor'
import { sustainability } from '../../../domain/catalogue/sustainability'
import { unemployment } from '../../../domain/catalogue/unemployment'
import type { Hands } from '../hands'
import { button, onScreen, saved, section } from '../screen'
import { expectStep, type StepLines, sentStep } from './walk'

/** The steps of the type full with a partner, in their order (spec 2 section 4). */
export const order = [
  personalDetails,
  currentLivingCondition,
  financing,
  mortgage,
  sustainability,
  housingRequirements,
  children,
  unemployment,
  incapacityWork,
  deathOfPartner,
  divorce,
  pension,
  moving,
  personalCharacteristics,
  questionsForTheAdvisor,
] as const

export const titles: readonly (readonly [step: string, title: string])[] = order.map(({ key, title }) => [key, title])

export const sending = 'Gegevens versturen'

/**
 * From the first step to sending, one after the other: that they come in this order is tried here.
 * @param arrive waits for the screen of a title
 */
export const passSteps = async (
  hands: Hands,
  page: Page,
  steps: typeof titles,
  arrive: (title: string) => Promise<void>,
  answer: (step: string) => Promise<void>,
): Promise<void> => {
  for (const [at, [step, title]] of steps.entries()) {
    await arrive(title)
    await answer(step)
    await hands.press(button(page, at === steps.length - 1 ? 'Laatste stap' : 'Volgende stap'))
  }
  await arrive(sending)
}

/** A reload loses nothing of this step. */
export const reload = async (page: Page, title: string, step: StepLines | undefined): Promise<void> => {
  await saved(page)
  await page.reload()
  await onScreen(page, title)
  await expectStep(page, step ?? {})
}

const overview = (page: Page) => section(page, 'Controleer uw gegevens')

/** Opens a step of the overview, reads what it says was answered to these questions, and closes it. */
export const expectOverview = async (
  hands: Hands,
  page: Page,
  title: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> => {
  const opener = overview(page).getByRole('button', { name: `Bekijk: ${title}`, exact: true })
  await hands.press(opener)
  for (const [question, answer] of Object.entries(answers)) {
    const asked = overview(page)
      .getByRole('term')
      .and(page.getByText(question, { exact: true }))
    const said = asked.locator('xpath=following-sibling::dd[1]')
    await expect.poll(() => said.innerText(), { message: question }).toBe(answer)
  }
  await hands.press(opener)
}

const others = ['intro', 'aqopi', 'mortgage_and_pension', 'future_income', 'success', 'loading']

/** Everything but the customer and the questions for the adviser, as the office must get it. */
export const sentRest = (steps: Readonly<Record<string, StepLines>>, passed: typeof titles): object => ({
  ...Object.fromEntries(Object.entries(steps).map(([step, lines]) => [step, sentStep(lines)])),
  status: Object.fromEntries([
    ...[...titles.map(([step]) => step), 'complete'].map(step => [
      step,
      step === 'complete' || passed.some(([one]) => one === step),
    ]),
    ...others.map(step => [step, false]),
  ]),
  style: expect.objectContaining({ full_name: 'Kantoor De Linde' }),
  files: [],
  parseResult: null,
  // The portal has nothing of its own to say in these.
  housing_requirements: {},
  hdn_companies: [],
  hdn_company_labels: [],
})
