import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StepKey } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import { openHelpLabel } from '../../domain/texts/helpLabels'
import { viewTexts } from '../../domain/texts/wizardTexts'
import { planImport } from '../../events/log/logExport/importLog'
import { testCommand } from '../../ui/support/words/testCommand'
import { downloaded } from './downloaded'
import { button, errorSummary, expectCount, fill, onScreen, press, says, textField, there } from './onPortal'
import { coupleOffice, portalPage } from './portalPage'
import { standingIn } from './standingIn'
import { beside, chooseLog, goTo, logName, lookAtTool, place, screen, supportTools } from './supportTool'

const { open, openReplayOf } = supportTools()

/** What the customer's screen said to who reads and listens, and when. */
interface Moment {
  readonly name: string
  readonly at: number
  readonly text: string
}

const kept: Moment[] = []
/** The log, and the same without the customer's data. */
let [log, pseudonymised] = ['', '']

const standing = async (): Promise<string> => standingIn(await there(page.css('#inhoud')))

/** Longer than the line that takes back rests before it says what was done last, in milliseconds. */
const longerThanRest = 250

const keep = async (name: string): Promise<void> => {
  let text = ''
  const rests = async (): Promise<boolean> => {
    const before = text
    text = await standing()
    return text === before && text.includes('Alles is bewaard')
  }
  await expect.poll(rests, { interval: longerThanRest }).toBe(true)
  kept.push({ name, at: Date.now(), text })
}

/** The seq of the last record at a moment. */
const seqAt = (at: number): number => {
  const plan = planImport(log)
  const records = plan.verdict === 'impossible' ? [] : plan.log.records
  return records.filter(record => record.at < at).at(-1)?.seq ?? 0
}

const steps: readonly StepKey[] = [
  'personal_characteristics',
  'current_living_condition',
  'financing',
  'moving',
  'children',
  'pension',
]

const title = (): string => document.querySelector('h1')?.textContent ?? ''
const next = button('Volgende stap')

/** Answers a question that a card only reads. */
const change = async (label: string, text: string): Promise<void> => {
  const read = page.css('dt').filter({ hasText: new RegExp(`^${label}$`) })
  const around = page.css('main section').filter({ has: read }).last()
  await press(around.getByRole('button', { name: /^Wijzigen: / }).first())
  await fill(textField(label), text)
}

test('a customer gets stuck, and saves the log of it', async () => {
  const portal = portalPage(coupleOffice())
  const visit = await portal.logIn()
  await press(button('Start met invullen'))
  await onScreen('Persoonlijke gegevens')
  await keep('the first step')
  await change('Voorletters', 'Q.X.')
  await keep('an answer')
  await press(button('Meer'))
  await press(button(viewTexts.toCalm))
  await keep('a question at a time')
  await press(button('Volgende'))
  await keep('the next question')
  // The bar with the menu is not in a page that is framed.
  visit.store.dispatch({ type: 'ChooseView', calm: false })
  await there(next)
  for (const step of steps) {
    portal.router.go(stepPath(step), true)
    await expect.poll(() => location.pathname).toBe(stepPath(step))
    await there(next)
    await keep(step)
    const before = title()
    await press(next)
    await expect.poll(() => title() !== before || errorSummary().query() !== null).toBe(true)
    await keep(`after ${step}`)
  }
  portal.router.go(stepPath('personal_details'), true)
  await onScreen('Persoonlijke gegevens')
  await change('Telefoonnummer', '06-99')
  await press(next)
  await there(errorSummary())
  await keep('refused')
  const help = page.getByRole('dialog', { name: openHelpLabel })
  const save = (): Promise<string> => downloaded(() => press(button('Logboek opslaan', help)))
  await press(button(openHelpLabel, page))
  pseudonymised = await save()
  await press(help.getByRole('radio', { name: 'Met mijn gegevens' }))
  log = await save()
  expect(portal.faults).toEqual([])
  portal.unmount()
  await portal.logOut()
})

test('support sees the same screens, and what refused the customer and why', async () => {
  await open()
  await chooseLog(log)
  await onScreen('Dit logboek is in orde')
  await lookAtTool('support plan')
  await press(page.getByRole('button', { name: 'Bekijk wat de klant zag' }))
  await there(page.getByRole('heading', { name: 'Hier liep de klant vast: Persoonlijke gegevens' }))
  await says('Ingevuld: 06-99')
  await says('Elk oordeel komt nu uit zoals de klant het kreeg.')
  await lookAtTool('support replay')
  await press(button('Waarom? Telefoonnummer'))
  await says("Het antwoord is niet goed: 'Vul een geldig telefoonnummer in'.")
  const about = await there(page.css('[data-about=first]'))
  await expect.poll(() => about.id).toBe('customer.phone')
  expect(getComputedStyle(about).outlineStyle).toBe('solid')
  const isInSight = (): boolean => {
    const host = (about.getRootNode() as ShadowRoot).host.parentElement
    const [it, within] = [about.getBoundingClientRect(), host?.getBoundingClientRect()]
    return within !== undefined && it.top >= within.top && it.bottom <= within.bottom
  }
  await expect.poll(isInSight).toBe(true)
  await lookAtTool('support why')
  // The chain leads back to the very answer.
  await press(beside.getByRole('button', { name: /antwoordde.*06-99/ }).first())
  await there(page.getByRole('button', { name: /^Telefoonnummer\s?06-99/ }).and(page.css('[aria-current=step]')))

  for (const { name, at, text } of kept) {
    await goTo(seqAt(at))
    expect.soft(await standing(), name).toBe(text)
  }
})

test("the log without the customer's data tells support the same, and becomes a test of it", async () => {
  await openReplayOf(pseudonymised)
  await there(page.getByRole('heading', { name: 'Hier liep de klant vast: Persoonlijke gegevens' }))
  await says('Zonder klantgegevens')
  await expectCount(page.getByText('06-99'), 0)
  await press(button('Waarom? Telefoonnummer'))
  await says("Het antwoord is niet goed: 'Vul een geldig telefoonnummer in'.")
  await press(page.getByRole('tab', { name: 'Kort' }))
  await press(page.getByText('Voor een ontwikkelaar: maak er een test van'))
  await lookAtTool('support as test')
  // What the command makes of it is tried in ui/support/command/tasks/minimiseTask.test.ts.
  expect(
    page
      .css('code')
      .elements()
      .map(one => one.textContent),
  ).toContain(testCommand(logName, 'customer.phone'))
})

test('the replay is worked by the keyboard alone, and changes nothing of what the customer filled in', async () => {
  await openReplayOf(log)
  const at = async (): Promise<number> => Number((await there<HTMLInputElement>(place)).value)
  const last = await at()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(at).toBe(last - 1)
  await userEvent.keyboard('{Home}')
  await expect.poll(at).toBe(0)
  await userEvent.keyboard('a')
  await expect.poll(at).toBeGreaterThan(0)
  const refused = await at()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(at).toBeLessThan(refused)
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog', { name: 'Toetsen' })
  await there(keys)
  await lookAtTool('support keys')
  await userEvent.keyboard('{Escape}')
  await expectCount(keys, 0)
  await userEvent.keyboard(' ')
  await there(button('Pauze'))
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{End}')
  await expect.poll(at).toBe(last)

  const phone = await there<HTMLInputElement>(textField('Telefoonnummer', screen))
  const { href } = location
  // Only by Tab one comes into the customer's screen: from there.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  phone.focus()
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await expect.poll(() => (phone.getRootNode() as ShadowRoot).activeElement).toBe(phone)
  await userEvent.keyboard('99{Backspace}')
  expect(phone.value).toBe('06-99')
  expect([phone.readOnly, phone.disabled]).toEqual([false, false])
  await userEvent.keyboard('{Enter}')
  await there(beside.getByRole('heading', { name: 'Telefoonnummer', exact: true }))
  await press(screen.getByRole('radio', { name: 'Ja' }).first())
  await press(button('Volgende stap', screen))
  await press(screen.getByRole('link', { name: /^Telefoonnummer/ }))
  expect([await at(), location.href]).toEqual([last, href])
  expect(phone.value).toBe('06-99')
})
