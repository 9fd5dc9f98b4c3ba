import { afterEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { supportCode } from '../../projections/supportCode/supportCode'
import { goldenLog } from './goldenLog'
import { button, expectCount, expectFocus, fill, press, pressByKey, says, there } from './onPortal'
import { beside, chooseFiles, chooseLog, goTo, lookAtTool, screen, supportTools } from './supportTool'

const { open } = supportTools()

afterEach(() => page.viewport(1280, 800))

const opens = page.getByRole('button', { name: 'Bekijk wat de klant zag' })

/** Waits for a screen of the tool whose title has the focus: who listens hears it. */
const headed = (title: string): Promise<void> =>
  expectFocus(page.getByRole('heading', { level: 1, name: title, exact: true }))

const boxOf = async (of: Locator): Promise<DOMRect> => (await there(of)).getBoundingClientRect()

test('what is no log is said in a sentence, and of a folder each file; each screen that comes has the focus at its title', async () => {
  const log = await goldenLog('v2-chained')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await open()
  await there(page.getByRole('heading', { level: 1, name: 'Open een logboek' }))
  expect(document.activeElement).toBe(document.body)
  for (const [text, title] of [
    ['', 'Dit bestand is leeg'],
    ['%PDF\0\0', 'Dit is geen logboek'],
    ['{"a":1}\n', 'Dit is geen logboek van het klantportaal'],
    [log.slice(0, log.length / 2), 'Dit logboek is te lezen, maar let op'],
    [log.replace('"survey":166', '"survey":165'), 'Dit bestand kan niet als logboek worden gelezen'],
  ] as const) {
    await chooseLog(text)
    await headed(title)
    await pressByKey(button('Ander bestand'))
    await headed('Open een logboek')
  }
  const homes = new File([await goldenLog('v1-homes')], 'v1-homes.jsonl')
  const gap = new File([await goldenLog('v1-damaged-gap')], 'v1-damaged-gap.jsonl')
  await chooseFiles(homes, gap, new File(['{\n  "name": "klantportaal"\n}\n'], 'package.json'))
  await says('Alle bestanden zijn bekeken.')
  await lookAtTool('support folder')
  await says(/Dit is geen logboek/, page.getByRole('listitem').filter({ hasText: 'package.json' }))
  await press(page.getByRole('button', { name: 'v1-homes.jsonl' }))
  await headed('Dit logboek is te lezen, maar let op')
  await pressByKey(opens)
  await there(page.getByRole('region', { name: 'Tijdlijn' }))
  await headed('Logboek v1-homes.jsonl')
  await userEvent.keyboard('{Tab}{Tab}')
  await lookAtTool('support way past')
  await userEvent.keyboard('{Enter}')
  await expectFocus(page.getByRole('region', { name: 'Tijdlijn' }).css('h2').first())
  const past = page.getByRole('link', { name: 'Naar de uitleg' })
  await expectCount(past, 2)
  // At the top of the view, and before the customer's screen.
  for (const link of past.all()) {
    await pressByKey(link)
    await expectFocus(beside.css('h2').first())
    await userEvent.keyboard('{Tab}')
    await expectFocus(page.getByRole('tab', { name: 'Kort' }))
  }
})

test('in a narrow window nothing is too small to read, cut off or pages away', async () => {
  await page.viewport(768, 700)
  await open()
  const code = page.getByRole('textbox', { name: 'Code' })
  await fill(code, supportCode({ step: 'pension', build: 'abc12', errors: 3, saved: 'full' }))
  ;(await there(code)).focus()
  await userEvent.keyboard('{Enter}')
  const said = page.getByText('Niet bewaard: er is geen ruimte meer')
  await there(said)
  const isInWindow = async (): Promise<boolean> => {
    const { top, bottom } = await boxOf(said)
    return top >= 0 && bottom <= innerHeight
  }
  await expect.poll(isInWindow).toBe(true)

  await page.viewport(320, 800)
  await chooseLog(await goldenLog('v1-financial-advice'))
  await press(opens)
  await goTo(77)
  await expect.poll(async () => (await boxOf(screen)).height).toBeLessThan(800)

  await press(button('Vergelijken'))
  const bar = page.getByRole('region', { name: 'Scherm op het eerste moment' })
  const size = await boxOf(bar.getByRole('combobox', { name: 'Grootte' }))
  expect(size.right).toBeLessThanOrEqual((await boxOf(bar)).right)

  await press(button('Bezoek in beeld'))
  expect((await boxOf(page.css('svg text').first())).height).toBeGreaterThan(12)
  // A word that is broken makes a head of two lines.
  const heads = page.getByRole('region', { name: 'Scherm voor scherm' }).css('thead th')
  await there(heads.first())
  for (const head of heads.elements()) expect(head.getBoundingClientRect().height).toBeLessThan(40)
  await lookAtTool('support visit, narrow')
})
