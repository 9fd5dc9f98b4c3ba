import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { type HeardCounts, heardOn, pressesToNext } from './heardCounts'
import { chooseMore } from './more'
import { invite } from './office'
import { goWithin, onScreen } from './screen'
import { countsOf, firstQuestionHidden, type ScreenCounts } from './screenCounts'
import { newVisitor } from './visitor'

const computer = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

const screens = {
  'first step, empty': { controls: 11, words: 90, height: 3000 },
  'first step, prefilled': { controls: 13, words: 150, height: 3500 },
  'a question at a time': { controls: 8, words: 40, height: 900 },
  Werkloosheid: { controls: 14, words: 190, height: 2000 },
  'mortgages, prefilled': { controls: 13, words: 160, height: 3500 },
  overview: { controls: 20, words: 190, height: 2000 },
  // Of the height of a page on a phone nothing is wanted: what counts is that it begins with a question.
  'first step on a phone': { controls: 8, words: 50, height: 4400 },
  'all of the first step on a phone': { controls: 9, words: 63, height: 4400 },
} as const satisfies Readonly<Record<string, ScreenCounts>>

const heardAim: HeardCounts = { toQuestion: 2, words: 40 }

/** For who listens or has no mouse. */
const heard = {
  'first step, empty': heardAim,
  'first step, prefilled': heardAim,
  'a question at a time': heardAim,
  Werkloosheid: heardAim,
  'mortgages, prefilled': heardAim,
} as const satisfies Readonly<Record<string, HeardCounts>>

/** Presses of Tab from the heading of the first step, prefilled, to 'Volgende stap'. */
const toNext = 20

/** Which of these is more than its limit, or nothing, which no screen has. */
const tooMuch = (counts: object, limit: object): readonly string[] => {
  const most = new Map<string, number>(Object.entries(limit))
  return Object.entries(counts).flatMap(([what, count]) =>
    count > 0 && count <= (most.get(what) ?? 0) ? [] : [`${what}: ${count}, and at most ${most.get(what)}`],
  )
}

const expectQuiet = async (page: Page, name: keyof typeof screens): Promise<void> =>
  expect.soft(tooMuch(await countsOf(page), screens[name]), name).toEqual([])

/** How many presses of Tab it is to the first question, where the focus is then. */
const expectSoonHeard = async (page: Page, name: keyof typeof heard): Promise<number> => {
  const counts = await heardOn(page)
  expect.soft(tooMuch(counts, heard[name]), `${name}, heard`).toEqual([])
  return counts.toQuestion
}

/** How many of these one sees: what is cut to nothing is drawn for who listens alone. */
const drawnOf = (all: Locator): Promise<number> =>
  all.evaluateAll(
    found =>
      found.filter(one => getComputedStyle(one.parentElement ?? one).clipPath === 'none' && one.checkVisibility())
        .length,
  )

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const visit = async (type: string, more: object = {}): Promise<Page> => {
  const { page } = await newVisitor(browser, { viewport: computer })
  await enter(page, await invite(type, `rustig.${type}`, more))
  return page
}

const open = async (page: Page, step: string, title: string): Promise<void> => {
  await goWithin(page, `/${step}`)
  await onScreen(page, title)
}

test('an empty step, one question alone and a phone ask no more than they must', async () => {
  const page = await visit('financial_advice', { first_name: 'Noa', last_name: 'Smit' })
  await begin(page)
  await expectQuiet(page, 'first step, empty')
  // It stands in the band; who goes by headings finds it over the questions too.
  const title = page.getByRole('heading', { name: 'Persoonlijke gegevens', exact: true })
  expect.soft([await title.count(), await drawnOf(title)], 'the title, once').toEqual([2, 1])
  await expectSoonHeard(page, 'first step, empty')
  await page.setViewportSize(phone)
  await expectQuiet(page, 'all of the first step on a phone')
  expect.soft(await firstQuestionHidden(page), 'the first question on a phone').toBeNull()
  await page.setViewportSize(computer)
  await chooseMore(page, 'Rustige weergave')
  await goWithin(page, '/personal_details#vraag=customer.date_of_birth')
  await onScreen(page, 'Geboortedatum')
  await expectQuiet(page, 'a question at a time')
  await expectSoonHeard(page, 'a question at a time')
  // What a phone begins with.
  await page.setViewportSize(phone)
  await expectQuiet(page, 'first step on a phone')
  expect.soft(await firstQuestionHidden(page), 'one question on a phone').toBeNull()
})

test('what is known of a couple, one event of a life and the overview ask no more', async () => {
  const page = await visit('full', { prefill: true })
  await begin(page)
  await expectQuiet(page, 'first step, prefilled')
  const toQuestion = await expectSoonHeard(page, 'first step, prefilled')
  expect.soft(toQuestion + (await pressesToNext(page)), 'to the next step').toBeLessThanOrEqual(toNext)
  await open(page, 'unemployment', 'Werkloosheid')
  await expectQuiet(page, 'Werkloosheid')
  await expectSoonHeard(page, 'Werkloosheid')
  await open(page, 'complete', 'Gegevens versturen')
  await expectQuiet(page, 'overview')
})

test('mortgages that are known ask no more', async () => {
  const page = await visit('mortgage', { prefill: true })
  await open(page, 'mortgage_and_pension', 'Geldverstrekkers')
  await expectQuiet(page, 'mortgages, prefilled')
  await expectSoonHeard(page, 'mortgages, prefilled')
})
