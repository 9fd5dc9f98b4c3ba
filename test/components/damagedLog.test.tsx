import { afterEach, expect, test } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { chainLine, linkAfter } from '../../events/log/hashChain'
import { planImport } from '../../events/log/logExport/importLog'
import { firstStep, portalVisitor } from './portalVisitor'

const phone = 'customer.phone'
const street = 'customer.address.street'
const place = 'customer.address.place'

let visitor: ReturnType<typeof portalVisitor>

afterEach(async () => {
  await visitor.leave()
  expect(visitor.page.faults).toEqual([])
})

/** A log with a phone number, a place and a street, and the key of the place's record; nobody has it open. */
const threeAnswers = async (): Promise<number> => {
  visitor = portalVisitor()
  await visitor.begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  const { keys } = await visitor.stored()
  await visitor.fill(place, 'Delft')
  await visitor.kept()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await visitor.leave()
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

const cannotBeRead = 'Een deel van uw antwoorden kan niet worden gelezen'

const damages = {
  'a record that is no record any more': { why: 'damaged', line: () => '{"seq":"half', told: cannotBeRead },
  'a record that is missing': { why: 'gap', line: () => null, told: cannotBeRead },
  'a record of a newer build': {
    why: 'newer',
    line: newer,
    told: 'Een deel van uw antwoorden is van een nieuwere versie van dit portaal',
  },
} as const

for (const [what, { why, line, told }] of Object.entries(damages))
  test(`${what}: what comes before it goes on, the rest is set aside and told`, async () => {
    const at = await threeAnswers()
    const before = await visitor.stored()
    await visitor.plant([at, line(at)])
    const planted = await visitor.stored()
    await visitor.open(firstStep)
    await visitor.kept()
    await visitor.says(told)
    await expect.poll(() => visitor.value(phone)).toBe('0201234567')
    expect(visitor.value(street)).toBe('')
    expect(await commands.violations()).toEqual([])
    await visitor.fill(street, 'Herengracht')
    await visitor.kept()

    const now = await visitor.stored()
    expect(now.keys).toEqual(now.keys.map((_, key) => key))
    expect(now.lines.slice(0, at)).toEqual(before.lines.slice(0, at))
    expect(now.aside.map(part => [part.why, part.stored])).toEqual([[why, planted.lines.slice(at)]])
    const file = await visitor.downloaded('Niet gelezen deel downloaden')
    expect(file).toContain('Singel')
    expect(file.trim().split('\n')).toHaveLength(planted.lines.length - at + 2)
    // The log for the helpdesk is offered beside it, with what goes on.
    await visitor.press('Logboek voor de helpdesk opslaan')
    const forHelpdesk = planImport(await visitor.downloaded('Logboek opslaan'))
    await visitor.says('Het logboek is gemaakt.')
    expect(forHelpdesk).toMatchObject({ verdict: 'fine', pseudonymised: true })
    expect(forHelpdesk.verdict !== 'impossible' && forHelpdesk.log.records.length).toBe(now.keys.length - 1)
    await userEvent.keyboard('{Escape}')

    await visitor.reload()
    await visitor.kept()
    await expect.poll(() => visitor.value(street)).toBe('Herengracht')
    await visitor.says('Wat niet kan worden gelezen, staat nog op dit apparaat.')
  })

test('what is set aside when a store opens late is told at once', async () => {
  const at = await threeAnswers()
  await visitor.plant([at, '{"seq":"half'])
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...given) {
    if (given[0].startsWith('klantportaal.log.')) throw new DOMException('refused', 'SecurityError')
    return open.apply(this, given)
  }
  try {
    await visitor.open(firstStep)
    await visitor.says('Uw browser bewaart niets op dit apparaat.')
    expect(visitor.shows(cannotBeRead)).toBe(false)
    await visitor.fill(street, 'Herengracht')
  } finally {
    IDBFactory.prototype.open = open
  }
  // The longest pause between two tries to store takes ten seconds.
  await visitor.says(cannotBeRead)
  await visitor.kept()
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')
  await expect.poll(() => visitor.value(street)).toBe('Herengracht')
  expect(await visitor.downloaded('Niet gelezen deel downloaden')).toContain('Singel')
})

/** As many answers more as a snapshot takes, stored as the portal would have. */
const storeMany = async (count: number): Promise<void> => {
  const { lines } = await visitor.stored()
  const { log }: { log: string } = JSON.parse(lines[0] ?? '')
  let last = lines.at(-1) ?? ''
  const more: (readonly [number, string])[] = []
  for (let seq = lines.length; seq < lines.length + count; seq++) {
    const events = [{ type: 'AnswerChanged', v: 1, path: 'customer.official_first_names', value: `Noa ${seq}` }]
    const record = { seq, id: `veel-${seq}`, at: Date.now(), by: 'customer', command: 'ChangeAnswer', events }
    last = chainLine(linkAfter(last, log), JSON.stringify(record))
    more.push([seq, last])
  }
  await visitor.plant(...more)
}

test('damage before a snapshot is found while one goes on: the answers are back, and that is told', async () => {
  const told = 'Uw antwoorden zijn teruggezet'
  const at = await threeAnswers()
  await storeMany(220)
  await visitor.open(firstStep)
  await visitor.fill(street, 'Herengracht')
  await visitor.kept()
  const all = (await visitor.stored()).lines
  await expect.poll(visitor.hasSnapshot).toBe(true)
  await visitor.leave()
  await visitor.plant([at, (all[at] ?? '').replace('Delft', 'Breda')])
  await visitor.open(firstStep)
  await visitor.says(told)
  await visitor.kept()
  const shown = () => [phone, place, street].map(visitor.value)
  await expect.poll(shown).toEqual(['0201234567', 'Delft', 'Herengracht'])
  const mended = await visitor.stored()
  expect(mended.aside.map(({ why }) => why)).toEqual(['restored'])
  expect(mended.aside[0]?.stored[0]).toContain('Breda')
  expect(mended.lines.slice(0, at)).toEqual(all.slice(0, at))
  expect(mended.lines[at]).toContain('"by":"system"')
  await visitor.reload()
  await visitor.says(told)
  await visitor.kept()
  await expect.poll(shown).toEqual(['0201234567', 'Delft', 'Herengracht'])
})
