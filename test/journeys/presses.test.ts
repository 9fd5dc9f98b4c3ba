import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { alikeEvents, leftOfAlike } from './full/alike'
import { answeredInFull } from './full/answeredInFull'
import { sending, titles } from './full/steps'
import { together } from './full/together'
import { fillStep } from './full/walk'
import type { Hands } from './hands'
import { expectFocus, keysOn, lettersOn, pressesOn } from './keys'
import { mouse } from './mouse'
import { invite } from './office'
import { retrieve } from './provider'
import { button, card, onScreen, option, selectField } from './screen'
import { newVisitor } from './visitor'
import { askAdvisor, changeChildren, fillPersonalDetails } from './wizard'

// A measure: PRESSES=1 npm test -- presses

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const events = new Set(titles.flatMap(([step, title]) => (step in alikeEvents ? [title] : [])))

const sources: Readonly<Record<string, string>> = {
  incapacity_work: 'Werkloosheid',
  death_of_partner: 'Arbeidsongeschiktheid',
  divorce: 'Overlijden van uw partner',
  pension: 'Overlijden van uw partner',
}

/** Somebody who types with ease takes so many seconds for a key (Card, Moran and Newell 1980), without reading and thinking. */
const secondsPerKey = 0.28

const [byHand, left] = [
  answeredInFull({ ...together, ...alikeEvents }),
  answeredInFull({ ...together, ...leftOfAlike }),
]

/** Three visits, from the first press to sending: nothing known, known by the office, and fetched. */
type Visit = 'empty' | 'prefilled' | 'retrieved'

/** The steps of the type financial_advice. */
const shortest = titles.filter(([step]) => ['personal_details', 'questions_for_the_advisor'].includes(step))

const begin = async (keys: Hands, page: Page, visit: Visit): Promise<void> => {
  if (visit !== 'retrieved') return keys.press(button(page, 'Start met invullen'))
  await keys.press(button(page, 'Start met ophalen'))
  await retrieve(page, 'couple')
}

/** What a service does not know of a couple. */
const fillWhatIsMissing = async (keys: Hands, page: Page): Promise<void> => {
  await keys.pick(selectField(page, 'Aanhef').first(), 'Geachte heer')
  for (const [name, gender] of [
    ['Kind 1: Tess', 'Vrouw'],
    ['Kind 2: Daan', 'Man'],
  ] as const)
    await keys.pick(selectField(card(page, name), 'Geslacht'), gender)
  await keys.choose(option(card(page, 'Kind 2: Daan'), 'Woont dit kind thuis?', 'Nee'))
  // What was assumed of the rest is said once.
  await keys.press(button(page, 'Volgende stap'))
  await page
    .getByText(/Wij gaan uit van nee\.$/)
    .first()
    .waitFor()
}

/** The keys of a visit, and how many of them are letters. */
const pressedIn = async (visit: Visit): Promise<readonly [keys: number, letters: number]> => {
  const { page, context } = await newVisitor(browser)
  const keys = keysOn(page)
  const type = visit === 'empty' ? 'financial_advice' : 'full'
  await enter(
    page,
    await invite(
      type,
      `drukken-${visit}`,
      visit === 'prefilled' ? { prefill: true } : { first_name: 'Noa', last_name: 'Hendriks' },
    ),
  )
  await begin(keys, page, visit)
  for (const [step, title] of visit === 'empty' ? shortest : titles) {
    await onScreen(page, title)
    if (step === 'personal_details' && visit === 'empty') {
      await fillPersonalDetails(keys, page)
      // The third is not known in full.
      await changeChildren(mouse, page)
    }
    if (step === 'personal_details' && visit === 'retrieved') await fillWhatIsMissing(keys, page)
    await fillStep(keys, page, byHand[step] ?? {})
    if (step === 'questions_for_the_advisor') await askAdvisor(keys, page)
    await keys.press(button(page, step === titles.at(-1)?.[0] ? 'Laatste stap' : 'Volgende stap'))
  }
  await onScreen(page, sending)
  await keys.press(button(page, 'Gegevens delen met mijn adviseur'))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  const counted = [pressesOn(page), lettersOn(page)] as const
  await context.close()
  return counted
}

/**
 * The keys that a whole visit takes of a couple whose life events are answered alike, by step, until it is sent; `again`: with
 * the answers of the event before.
 */
const pressed = async (again: boolean): Promise<ReadonlyMap<string, number>> => {
  const { page, context } = await newVisitor(browser)
  const keys = keysOn(page)
  await enter(page, await invite('full', again ? 'nogmaals' : 'eenmaal', { prefill: true }))
  await keys.press(button(page, 'Start met invullen'))
  const counts = new Map<string, number>()
  let before = 0
  const count = (title: string): void => {
    counts.set(title, pressesOn(page) - before)
    before = pressesOn(page)
  }
  count('Start')
  for (const [step, title] of titles) {
    await onScreen(page, title)
    await expectFocus(page.getByRole('heading', { level: 1, name: title, exact: true }))
    const from = again ? sources[step] : undefined
    if (from !== undefined) await keys.press(button(page, `Zelfde antwoorden als bij ${from}`))
    const lines = (from === undefined ? byHand : left)[step] ?? {}
    // Nothing is left to answer, and the way on stands beside what was taken over.
    const isDone = from !== undefined && step === 'divorce'
    if (from !== undefined && !isDone) await keys.press(button(page, 'Naar de volgende open vraag'))
    await fillStep(keys, page, lines)
    if (step === 'questions_for_the_advisor') await askAdvisor(keys, page)
    const on = step === titles.at(-1)?.[0] ? 'Laatste stap' : 'Volgende stap'
    await keys.press(button(page, isDone ? 'Verder naar de volgende stap' : on))
    count(title)
  }
  await onScreen(page, sending)
  await keys.press(button(page, 'Gegevens delen met mijn adviseur'))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  count(sending)
  await context.close()
  return counts
}

const sum = (counts: ReadonlyMap<string, number>, of: (title: string) => boolean): number =>
  [...counts].reduce((all, [title, keys]) => all + (of(title) ? keys : 0), 0)

test.skipIf(process.env.PRESSES === undefined)(
  'a whole visit with five life events by the keyboard, by hand and taken over',
  async () => {
    const [all, again] = [await pressed(false), await pressed(true)]
    const isEvent = (title: string): boolean => events.has(title)
    const told = (what: string, before: number, after: number): string =>
      `${what}: ${before} -> ${after} keys, ${Math.round(before * secondsPerKey)} -> ${Math.round(after * secondsPerKey)} s`
    const lines = [...all].map(([title, keys]) => `${title}: ${keys} -> ${again.get(title)}`)
    const five = [sum(all, isEvent), sum(again, isEvent)] as const
    const whole = [sum(all, () => true), sum(again, () => true)] as const
    process.stdout.write(`${[...lines, told('Five events', ...five), told('The whole', ...whole)].join('\n')}\n`)
    expect(five[1]).toBeLessThan((five[0] * 2) / 3)
  },
)

test.skipIf(process.env.PRESSES === undefined)('three whole visits by the keyboard, and their letters', async () => {
  for (const visit of ['empty', 'prefilled', 'retrieved'] as const) {
    const [keys, letters] = await pressedIn(visit)
    process.stdout.write(`${visit}: ${keys} keys, ${letters} of them letters\n`)
  }
})
