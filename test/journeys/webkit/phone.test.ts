import * as t from 'io-ts'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../setup/eventually'
import { password } from '../account'
import { workAndFamily } from '../full/alone'
import * as household from '../household'
import { type Invited, inventoriesOf, invite, registerAtOffice } from '../office'
import { sent } from '../ready'
import { lookAt } from './look'
import { onScreen, type Place, saved, says, section } from './screen'
import { newVisitor, type Visitor } from './visitor'
import { fillIn, press, textIn, type } from './work'

let visitor: Visitor
let invited: Invited
let page: Place

beforeAll(async () => {
  visitor = await newVisitor(390, 844)
  page = visitor.page
  invited = await invite('financial_advice', 'safari.telefoon', { first_name: 'Noa', last_name: 'Hendriks' })
  await registerAtOffice(invited, password)
})

/** To a question at a time. */
const choose = async (name: string): Promise<void> => {
  await press(page, 'Menu')
  await press(page, name)
}
const toCalm = (): Promise<void> => choose('Rustige weergave')
const toWhole = (): Promise<void> => choose('Gewone weergave')

/** Runs in the page: where the way on and the save state are, wherever one has scrolled to; what is out of the window. */
const outOfReach = (): readonly string[] => {
  const within = (name: string, one: Element | undefined): readonly string[] => {
    const { top = -1, bottom = -1 } = one?.getBoundingClientRect() ?? {}
    return top >= 0 && bottom > 0 && bottom <= innerHeight ? [] : [`${name} at ${scrollY}: ${top} to ${bottom}`]
  }
  const next = [...document.querySelectorAll('main button')].find(one =>
    /^(Volgende|Laatste) stap$/.test(one.textContent ?? ''),
  )
  const kept = [...document.querySelectorAll('main p')].find(one => /^Alles is bewaard/.test(one.textContent ?? ''))
  return [0.3, 0.6, 1].flatMap(part => {
    scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
    return [...within('the way on', next), ...within('the save state', kept)]
  })
}

/** Runs in the page: what a thumb cannot hit (WCAG 2.5.5), but for links in a sentence. */
const tooSmall = (): readonly string[] =>
  [...document.querySelectorAll('main :is(button, input:not([type=radio], [type=checkbox], [type=file]), select)')]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 44)
    .map(one => `${one.textContent || one.id}: ${one.getBoundingClientRect().height}`)

/** Runs in the page: fields for amounts and days that bring up another keyboard than the one with digits. */
const wrongKeyboards = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main input:not([type=radio], [type=checkbox])')]
    .filter(one => /€|%|jaar$/.test(one.parentElement?.textContent ?? '') || one.placeholder === 'DD-MM-JJJJ')
    .filter(one => !['decimal', 'numeric'].includes(one.inputMode))
    .map(({ id }) => id)

/** Runs in the page: Safari on a phone zooms in on letters smaller than this, and leaves the page wider than the window. */
const zoomedIn = (): readonly string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(input:not([type=radio], [type=checkbox], [type=file]), select, textarea)',
    ),
  ]
    .filter(one => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
    .map(({ id }) => id)

/** Runs in the page. */
const pressUnfocused = (question: string): null => {
  document.querySelector<HTMLElement>(`[name="${question}"]`)?.click()
  return null
}

const expectForThumb = async (name: string): Promise<void> => {
  const { browser } = visitor
  const texts = t.readonlyArray(t.string)
  expect(await browser.run(texts, tooSmall), `for a thumb on ${name}`).toEqual([])
  expect(await browser.run(texts, wrongKeyboards), `keyboards on ${name}`).toEqual([])
  expect(await browser.run(texts, zoomedIn), `small letters on ${name}`).toEqual([])
  for (const width of [320, 390]) {
    await browser.resize(width, 844)
    await lookAt(browser, `phone ${width}, ${name}`)
  }
}

// One customer and one visit: each test goes on where the one before it ended.

test('on a window as wide as a phone one comes in by the link, and the first step is there for a thumb', async () => {
  const { goTo, browser, expectSilence } = visitor
  await goTo(invited.login_url)
  await onScreen(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')
  expect(await browser.run(t.number, () => innerWidth)).toBe(390)
  await lookAt(browser, 'phone 390, intro')
  await press(page, 'Start met invullen')
  await onScreen(page, 'Persoonlijke gegevens')
  const { initials: _, ...person } = household.person
  await fillIn(await section(page, 'Persoonlijke gegevens'), person)
  await saved(page)
  await expectForThumb('first step')
  expect(await browser.run(t.readonlyArray(t.string), outOfReach)).toEqual([])
  await expectSilence()
})

test('an answer is taken back and done again', async () => {
  await type(page, 'Voorletters', 'N.J.')
  await press(page, 'Maak ongedaan: Voorletters, was leeg')
  await says(page, 'Ongedaan gemaakt. Voorletters is weer leeg.')
  await expect.poll(() => textIn(page, 'Voorletters')).toBe('')
  await choose('Opnieuw doen: Voorletters, wordt N.J.')
  await says(page, 'Opnieuw gedaan. Voorletters is weer N.J.')
  await expect.poll(() => textIn(page, 'Voorletters')).toBe('N.J.')
})

test('the calm view asks one thing at a time, and the browser goes back and forth in it', async () => {
  const { browser, expectSilence } = visitor
  await type(page, 'Voorletters', 'K.')
  await toCalm()
  await onScreen(page, 'Uw naam')
  await expect.poll(() => textIn(page, 'Voorletters')).toBe('N.J.K.')
  await expectForThumb('calm')
  await press(page, 'Volgende')
  await onScreen(page, 'Geboortedatum')
  await press(page, 'Volgende')
  await onScreen(page, 'Geslacht')
  await browser.back()
  await onScreen(page, 'Geboortedatum')
  await browser.forward()
  await onScreen(page, 'Geslacht')
  await toWhole()
  await onScreen(page, 'Persoonlijke gegevens')
  // As on a Mac, where a choice that is pressed does not get the focus: the place is where it was made all the same.
  await browser.run(t.null, pressUnfocused, 'customer.smoking')
  await toCalm()
  await onScreen(page, 'Rookt u?')
  await toWhole()
  await onScreen(page, 'Persoonlijke gegevens')
  await expectSilence()
})

test('the list of steps says whose it is, and all of it is sent and erased', async () => {
  const { browser, traces, expectSilence } = visitor
  await fillIn(await section(page, 'Uw woning'), household.home)
  await fillIn(page, workAndFamily)
  await press(page, 'Volgende stap')
  await onScreen(page, 'Vragen aan uw adviseur')
  await expectForThumb('second step')
  await press(page, 'Laatste stap')
  await onScreen(page, 'Gegevens versturen')
  await says(page, 'Compleet. Noa *')
  await expectForThumb('before sending')
  await expectSilence()
  await press(page, 'Gegevens delen met mijn adviseur')
  await onScreen(page, sent)
  await lookAt(browser, 'phone 390, sent')
  expect(await inventoriesOf(invited)).toHaveLength(1)
  await onScreen(page, 'Inloggen')
  await says(page, 'U bent nu uitgelogd')
  await eventually(async () => expect(await traces()).toEqual([]))
})
