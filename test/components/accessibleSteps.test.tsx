import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import type { StepKey } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import type { HostConfig } from '../../domain/portal/portalConfig'
import { mayBeSkipped, noPartner } from '../../domain/texts/stepTexts'
import { situationOf } from '../../events/state/state'
import { stepTitle } from '../../projections/wording/stepTitle'
import { errorSummaryId } from '../../ui/shell/wizard/ErrorSummary'
import { expectRoomForText } from './lookAt'
import { answerAll, couple, coupleOffice, type Office, officeOf, portalPage } from './portalPage'

// axe looks at each step as it comes, refused and answered; answered it has room for its text at every width, too. What only a
// journey shows (a call that is under way, a dialog), the journey looks at.

const nobody = { id: 4, has_partner: 0, date_of_birth: '1950-02-02' }
const mortgageSteps = ['mortgage_and_pension', 'future_income'] as const

interface CrawledVisit {
  readonly who: string
  readonly office: Office
  readonly host?: Partial<HostConfig>
  readonly partner: 0 | 1
  /** The steps that look otherwise than in the first visit; null: all of them. */
  readonly only: readonly StepKey[] | null
  /** What stands there in no other visit. */
  readonly says?: Partial<Record<StepKey, string>>
}

const visits: readonly CrawledVisit[] = [
  { who: 'of a couple', office: coupleOffice(), partner: 1, only: null },
  {
    who: 'of somebody alone and past working age',
    office: officeOf('full', nobody),
    partner: 0,
    only: ['current_living_condition', 'unemployment', 'incapacity_work', 'pension'],
    says: { unemployment: mayBeSkipped, incapacity_work: noPartner, pension: noPartner },
  },
  {
    who: 'of a member of the association',
    office: officeOf('full', couple),
    host: { association: true },
    partner: 1,
    only: ['mortgage', 'sustainability', 'complete'],
    says: { complete: 'kosten' },
  },
  {
    who: 'of a couple whose mortgages are known',
    office: officeOf('mortgage_enrich', couple),
    partner: 1,
    only: mortgageSteps,
  },
  {
    who: 'of somebody of whom nothing is known',
    office: officeOf('mortgage_enrich', nobody),
    partner: 0,
    only: mortgageSteps,
  },
]

let page: ReturnType<typeof portalPage>
afterEach(async () => {
  await page.logOut()
  expect(page.faults).toEqual([])
})

const nextButton = (): HTMLButtonElement | undefined =>
  [...page.place.querySelectorAll('button')].find(({ textContent }) => /^(Volgende|Laatste) stap$/.test(textContent))

/** Goes on as one who answered nothing here does. @returns whether that is refused */
const isRefused = async (title: string): Promise<boolean> => {
  nextButton()?.click()
  const isSaid = (): boolean => document.getElementById(errorSummaryId) !== null
  await expect.poll(() => isSaid() || page.title() !== title).toBe(true)
  return isSaid()
}

for (const { who, office, partner, only, host, says = {} } of visits)
  test(`axe finds nothing wrong with the steps ${who}, as they come, refused and answered`, async () => {
    page = portalPage(office, host)
    const visit = await page.logIn()
    const { catalogue, store, live } = visit
    const steps = (): readonly StepKey[] =>
      only ?? orderOf(situationOf(catalogue, store.state())).filter(step => step !== 'intro' && step !== 'success')
    const open = async (step: StepKey): Promise<string> => {
      const title = stepTitle(catalogue, live.view(), step)
      page.router.go(stepPath(step), true)
      await expect.poll(page.title).toBe(title)
      await expect.poll(() => page.place.querySelector('[class*=keleton]')).toBeNull()
      return title
    }
    const look = async (name: string): Promise<void> => expect.soft(await commands.violations(), name).toEqual([])
    for (const step of steps()) {
      const title = await open(step)
      await look(step)
      if (nextButton() !== undefined && (await isRefused(title))) await look(`${step}, refused`)
    }
    answerAll(visit)
    store.dispatch({ type: 'ChangeAnswer', path: 'customer.has_partner', value: partner })
    for (const step of steps()) {
      await open(step)
      await look(`${step}, answered`)
      await expectRoomForText(`${step}, answered`)
      expect(page.place.textContent).toContain(says[step] ?? '')
    }
  })
