import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { alikeEvents, leftOfAlike } from './full/alike'
import { answeredInFull } from './full/questions'
import { titles } from './full/steps'
import { fillStep } from './full/walk'
import { expectFocus, keysOn, pressesOn } from './keys'
import { invite } from './office'
import { button, onScreen } from './screen'
import { newVisitor } from './visitor'

// A measure: PRESSES=1 npm test -- presses

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const events = Object.keys(alikeEvents)
const shown = titles.filter(([step]) => events.includes(step))

const sources: Readonly<Record<string, string>> = {
  incapacity_work: 'Werkloosheid',
  death_of_partner: 'Arbeidsongeschiktheid',
  divorce: 'Overlijden van uw partner',
  pension: 'Overlijden van uw partner',
}

/** The keys that five life events take, by step; `again`: with the answers of the step before. */
const pressed = async (again: boolean): Promise<readonly number[]> => {
  const { page, context } = await newVisitor(browser)
  const keys = keysOn(page)
  await enter(page, await invite('full', again ? 'nogmaals' : 'eenmaal', { prefill: true }))
  await page.goto(`${new URL(page.url()).origin}/unemployment`)
  const [byHand, left] = [answeredInFull(alikeEvents), answeredInFull(leftOfAlike)]
  const counts: number[] = []
  for (const [step, title] of shown) {
    await onScreen(page, title)
    await expectFocus(page.getByRole('heading', { level: 1, name: title, exact: true }))
    const before = pressesOn(page)
    const isFirst = step === 'unemployment'
    if (again && !isFirst) await keys.press(button(page, `Zelfde antwoorden als bij ${sources[step] ?? ''}`))
    const lines = (isFirst || !again ? byHand : left)[step] ?? {}
    const isDone = again && step === 'divorce'
    if (again && !isFirst && !isDone) await keys.press(button(page, 'Naar de volgende open vraag'))
    await fillStep(keys, page, lines)
    await keys.press(button(page, isDone ? 'Verder naar de volgende stap' : 'Volgende stap'))
    counts.push(pressesOn(page) - before)
  }
  await onScreen(page, 'Verhuizen')
  await context.close()
  return counts
}

test.skipIf(process.env.PRESSES === undefined)('five life events by the keyboard, by hand and taken over', async () => {
  const byHand = await pressed(false)
  const again = await pressed(true)
  const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)
  const lines = shown.map(([, title], at) => `${title}: ${byHand[at]} -> ${again[at]}`)
  process.stdout.write(`${[...lines, `Together: ${total(byHand)} -> ${total(again)}`].join('\n')}\n`)
  expect(total(again)).toBeLessThan((total(byHand) * 2) / 3)
})
