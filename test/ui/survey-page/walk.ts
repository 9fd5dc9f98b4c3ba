// Run by hand: npx tsx test/ui/survey-page/walk.ts. Walks the financial_advice inventory with the keyboard alone, from the
// introduction to the thanks, and stops at the first thing that is not as it should be.
import { strict as assert } from 'node:assert'
import { chromium, type Page } from 'playwright-core'
import { serveSurvey } from './surveyServer'

const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    return active === null ? '' : active.id !== '' ? active.id : (active.textContent ?? '').trim()
  })

/** Tabs until what has the focus is this: an id, or the words of a button, link or heading. */
const tabTo = async (page: Page, wanted: string): Promise<void> => {
  for (let tabs = 0; tabs < 200; tabs++) {
    if ((await focused(page)) === wanted) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${wanted}`)
}
const press = async (page: Page, words: string): Promise<void> => {
  await tabTo(page, words)
  await page.keyboard.press('Enter')
}
const type = async (page: Page, id: string, text: string): Promise<void> => {
  await tabTo(page, id)
  await page.keyboard.type(text)
}
/** A radio group has no id on its buttons: Tab enters it at the first, or at the chosen one. */
const choose = async (page: Page, name: string, key: 'Space' | 'ArrowRight'): Promise<void> => {
  for (let tabs = 0; tabs < 200; tabs++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) {
      await page.keyboard.press(key)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${name}`)
}
const focusIs = async (page: Page, wanted: string): Promise<void> => {
  await page
    .waitForFunction(
      words => {
        const active = document.activeElement
        return active?.id === words || (active?.textContent ?? '').trim() === words
      },
      wanted,
      { timeout: 3000 },
    )
    .catch(async () => assert.equal(await focused(page), wanted))
}
/** What the focus is in: the name of the field within the last item of a list. */
const itemOf = async (page: Page): Promise<string> => (await focused(page)).split('.').slice(0, 3).join('.')

const walk = async (page: Page): Promise<void> => {
  await focusIs(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')
  await press(page, 'Start met invullen')
  await focusIs(page, 'Persoonlijke gegevens')
  assert.equal(await page.title(), 'Persoonlijke gegevens - Klantportaal')

  await press(page, 'Volgende stap')
  await focusIs(page, 'Niet alle velden zijn ingevuld')
  await press(page, 'Aanhef')
  await focusIs(page, 'customer.salutation')
  await page.keyboard.type('Geachte heer')
  await type(page, 'customer.first_name', 'Jan')
  await type(page, 'customer.last_name', 'Jansen')
  await type(page, 'customer.date_of_birth', '01021980')
  await type(page, 'customer.gender', 'Man')
  await type(page, 'customer.maritial_status', 'Alleen')
  await type(page, 'customer.address.postal_code', '3511ab')
  await type(page, 'customer.address.number', '12')
  await tabTo(page, 'customer.address.street')
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[id="customer.address.place"]')?.value === 'Utrecht',
  )
  await choose(page, 'customer.has_employers', 'Space')
  await page.keyboard.press('Tab')
  await tabTo(page, 'Verwijderen')
  await page.keyboard.press('Tab')
  const first = await itemOf(page)
  await type(page, `${first}.name`, 'Bakkerij Jansen')
  await type(page, `${first}.date_of_service`, '1-3-2012')
  await type(page, `${first}.function`, 'Bakker')

  await press(page, 'Werkgever toevoegen')
  await page.waitForTimeout(100)
  const second = await itemOf(page)
  assert.notEqual(second, first)
  assert.equal(await focused(page), `${second}.name`)
  await page.keyboard.type('Verkeerd BV')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await focusIs(page, 'Ongedaan maken')
  await page.keyboard.press('Enter')
  await focusIs(page, `${second}.name`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await focusIs(page, 'Ongedaan maken')

  await press(page, 'Volgende stap')
  await focusIs(page, 'Vragen aan uw adviseur')
  await tabTo(page, 'questions_for_the_advisor.sections.section_1.questions.question_2.value')
  await page.keyboard.press('Space')
  await type(page, 'questions_for_the_advisor.sections.section_1.questions.question_2.explanation.value', 'Hoe lang?')
  await press(page, 'Laatste stap')
  await focusIs(page, 'Gegevens versturen')
  await press(page, 'Documenten toevoegen')
  await focusIs(page, 'documenten')
  await press(page, 'Gegevens delen met mijn adviseur')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1200)

  const sent = await page.evaluate(() => {
    // The page hangs its store on the window, for this script.
    const { store } = window as unknown as {
      store: { records: () => { events: { type: string; path?: string; value?: unknown }[] }[] }
    }
    const events = store.records().flatMap(record => record.events)
    return {
      starts: events.filter(event => event.type === 'SendingStarted').length,
      arrived: events.filter(event => event.type === 'InventorySent').length,
      question: events.filter(event => event.path?.endsWith('question_2.explanation.value')).at(-1)?.value,
    }
  })
  assert.deepEqual(sent, { starts: 1, arrived: 1, question: 'Hoe lang?' })
}

const served = await serveSurvey()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.on('pageerror', error => process.stdout.write(`${error.message}\n`))
  await page.goto(`${served.address}?screen=intro&type=financial_advice`)
  await walk(page)
  process.stdout.write('Walked by keyboard alone.\n')
} finally {
  await browser.close()
  await served.close()
}
