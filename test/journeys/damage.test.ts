import { expect, test } from 'vitest'
import { chainLine, linkAfter } from '../../events/log/hashChain'
import { planImport } from '../../events/log/logExport/importLog'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { hasSnapshot, plantLine, plantLines, storedLog } from './adversity/storedLog'
import { violationsIn } from './axe'
import { savedLog } from './helpdesk'
import { button } from './screen'
import { onceMore } from './variant'

const phone = 'customer.phone'
const street = 'customer.address.street'

const one = eachVisitor()
const { begin, downloaded, leavePortal } = one

/** A log with a phone number, a place and a street, and the key of the place's record. */
const threeAnswers = async (): Promise<number> => {
  const { account, visitor, page } = one.now
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  const { keys } = await storedLog(page, account.invitation)
  await visitor.fill('customer.address.place', 'Delft')
  await visitor.kept()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await leavePortal()
  return keys.length
}

const newer = (seq: number): string =>
  JSON.stringify({
    seq,
    id: 'van-morgen',
    at: Date.now(),
    by: 'customer',
    command: 'ChangeAnswer',
    events: [{ type: 'AnswerChanged', v: 99, where: 'ergens', what: 'iets' }],
  })

const damages = {
  'a record that is no record any more': { why: 'damaged', line: () => '{"seq":"half' },
  'a record that is missing': { why: 'gap', line: () => null },
  'a record of a newer build': { why: 'newer', line: newer },
} as const

for (const [nth, [what, { why, line }]] of Object.entries(damages).entries())
  test(`${what}: what comes before it goes on, the rest is set aside and told`, onceMore(nth), async () => {
    const { account, visitor, page } = one.now
    const at = await threeAnswers()
    const before = await storedLog(page, account.invitation)
    await plantLine(page, account.invitation, at, line(at))
    const planted = await storedLog(page, account.invitation)
    await visitor.go(step)
    await visitor.kept()
    await visitor.says(
      why === 'newer'
        ? 'Een deel van uw antwoorden is van een nieuwere versie van dit portaal'
        : 'Een deel van uw antwoorden kan niet worden gelezen',
    )
    await expect.poll(() => visitor.value(phone)).toBe('0201234567')
    expect(await visitor.value(street)).toBe('')
    expect(await violationsIn(page)).toEqual([])
    await visitor.fill(street, 'Herengracht')
    await visitor.kept()

    const now = await storedLog(page, account.invitation)
    expect(now.keys).toEqual(now.keys.map((_, key) => key))
    expect(now.lines.slice(0, at)).toEqual(before.lines.slice(0, at))
    expect(now.aside.map(part => [part.why, part.stored])).toEqual([[why, planted.lines.slice(at)]])
    const file = await downloaded('Niet gelezen deel downloaden')
    expect(file).toContain('Singel')
    expect(file.trim().split('\n')).toHaveLength(planted.lines.length - at + 2)
    // The log for the helpdesk is offered beside it, with what goes on.
    await button(page, 'Logboek voor de helpdesk opslaan').press('Enter')
    const forHelpdesk = planImport(await savedLog(page))
    expect(forHelpdesk).toMatchObject({ verdict: 'fine', pseudonymised: true })
    expect(forHelpdesk.verdict !== 'impossible' && forHelpdesk.log.records.length).toBe(now.keys.length - 1)
    await page.keyboard.press('Escape')

    await page.reload()
    await visitor.kept()
    await expect.poll(() => visitor.value(street)).toBe('Herengracht')
    await visitor.says('Wat niet kan worden gelezen, staat nog op dit apparaat.')
  })

test('what is set aside when a store opens late is told at once', async () => {
  const { account, visitor, page } = one.now
  const at = await threeAnswers()
  await plantLine(page, account.invitation, at, '{"seq":"half')
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...given) {
      const isRefused = given[0].startsWith('klantportaal.log.') && document.documentElement.dataset.disk !== 'open'
      if (isRefused) throw new DOMException('refused', 'SecurityError')
      return open.apply(this, given)
    }
  })
  await visitor.go(step)
  await visitor.says('Uw browser bewaart niets op dit apparaat.')
  const told = 'Een deel van uw antwoorden kan niet worden gelezen'
  expect(await page.getByText(told).count()).toBe(0)
  await visitor.fill(street, 'Herengracht')
  await page.evaluate(() => {
    document.documentElement.dataset.disk = 'open'
  })
  // The longest pause between two tries to store takes ten seconds.
  await page.getByText(told).first().waitFor()
  await visitor.kept()
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')
  await expect.poll(() => visitor.value(street)).toBe('Herengracht')
  expect(await downloaded('Niet gelezen deel downloaden')).toContain('Singel')
})

/** As many answers more as a snapshot takes, stored as the portal would have. */
const storeMany = async (count: number): Promise<void> => {
  const { account, page } = one.now
  const { lines } = await storedLog(page, account.invitation)
  const { log }: { log: string } = JSON.parse(lines[0] ?? '')
  let last = lines.at(-1) ?? ''
  const more: (readonly [number, string])[] = []
  for (let seq = lines.length; seq < lines.length + count; seq++) {
    const events = [{ type: 'AnswerChanged', v: 1, path: 'customer.official_first_names', value: `Noa ${seq}` }]
    const record = { seq, id: `veel-${seq}`, at: Date.now(), by: 'customer', command: 'ChangeAnswer', events }
    last = chainLine(linkAfter(last, log), JSON.stringify(record))
    more.push([seq, last])
  }
  await plantLines(page, account.invitation, more)
}

test('damage before a snapshot is found while one goes on: the answers are back, and that is told', async () => {
  const { account, visitor, page } = one.now
  const told = 'Uw antwoorden zijn teruggezet'
  const at = await threeAnswers()
  await storeMany(220)
  await visitor.go(step)
  await visitor.fill(street, 'Herengracht')
  await visitor.kept()
  const all = (await storedLog(page, account.invitation)).lines
  await expect.poll(() => hasSnapshot(page, account.invitation)).toBe(true)
  await leavePortal()
  await plantLine(page, account.invitation, at, (all[at] ?? '').replace('Delft', 'Breda'))
  await visitor.go(step)
  await visitor.says(told)
  await visitor.kept()
  const shown = async () => Promise.all([phone, 'customer.address.place', street].map(path => visitor.value(path)))
  await expect.poll(shown).toEqual(['0201234567', 'Delft', 'Herengracht'])
  const mended = await storedLog(page, account.invitation)
  expect(mended.aside.map(({ why }) => why)).toEqual(['restored'])
  expect(mended.aside[0]?.stored[0]).toContain('Breda')
  expect(mended.lines.slice(0, at)).toEqual(all.slice(0, at))
  expect(mended.lines[at]).toContain('"by":"system"')
  await page.reload()
  await visitor.says(told)
  await visitor.kept()
  await expect.poll(shown).toEqual(['0201234567', 'Delft', 'Herengracht'])
})

const headers = {
  'another version of the survey': {
    why: 'survey',
    line: (header: string) => header.replace('"survey":166', '"survey":165'),
  },
  'a header that is damaged': { why: 'header', line: () => 'kapot' },
} as const

for (const [nth, [what, { why, line }]] of Object.entries(headers).entries())
  test(`${what}: the log is set aside whole and the customer begins anew`, onceMore(nth), async () => {
    const { account, visitor, page } = one.now
    await threeAnswers()
    const [header = ''] = (await storedLog(page, account.invitation)).lines
    await plantLine(page, account.invitation, 0, line(header))
    const planted = await storedLog(page, account.invitation)
    await visitor.go(step)
    await visitor.says('Uw eerdere antwoorden kunnen niet worden gelezen')
    await visitor.kept()
    await expect.poll(() => visitor.value('customer.first_name')).toBe('Noa')
    expect(await visitor.value(phone)).toBe('')
    const { aside: parts } = await storedLog(page, account.invitation)
    expect(parts.map(part => [part.why, part.stored])).toEqual([[why, planted.lines]])
    expect(await downloaded('Niet gelezen deel downloaden')).toContain('Singel')
    await visitor.fillFirstStep()
    expect(await visitor.toSending()).toContain(step)
  })
