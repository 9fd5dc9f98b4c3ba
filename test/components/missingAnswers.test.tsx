import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { button, expectCount, main, there } from './onPortal'
import { firstStep, portalVisitor } from './portalVisitor'

const phone = 'customer.phone'
const street = 'customer.address.street'

let visitor: ReturnType<typeof portalVisitor>

beforeEach(async () => {
  visitor = portalVisitor()
  await visitor.begin()
  await visitor.kept()
})
afterEach(async () => {
  await visitor.leave()
  expect(visitor.page.faults).toEqual([])
})

const tellPhone = async (): Promise<void> => {
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
}

test('answers that are gone from the end are told, with what is left to save, until that is read', async () => {
  await tellPhone()
  const { keys } = await visitor.stored()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await visitor.leave()
  const { keys: all } = await visitor.stored()
  await visitor.plant(...all.slice(keys.length).map(key => [key, null] as const))
  await visitor.open(firstStep)
  const told = 'Uw laatste antwoorden staan niet meer op dit apparaat'
  await visitor.says(told)
  await expectCount(main.getByText(told), 1)
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')
  expect(visitor.value(street)).toBe('')
  expect(await commands.violations()).toEqual([])
  expect(await visitor.downloaded('Bewaar wat er nog is als bestand')).toContain('0201234567')
  await visitor.kept()
  await visitor.reload()
  await visitor.says(told)
  await visitor.press('Ik heb dit gelezen')
  await expect.poll(() => visitor.shows(told)).toBe(false)
  await visitor.reload()
  await visitor.kept()
  expect(visitor.shows(told)).toBe(false)
})

test('a log that is gone at the next start is told, with nothing to save but what comes; without its mark nothing is claimed', async () => {
  const told = 'Uw eerdere antwoorden staan niet meer op dit apparaat'
  const save = 'Bewaar wat er nu staat als bestand'
  await tellPhone()
  await visitor.leave()
  await visitor.loseLog()
  await visitor.open(firstStep)
  await visitor.kept()
  await visitor.says(told)
  expect(visitor.value(phone)).toBe('')
  await expectCount(button(save), 0)
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  expect(await visitor.downloaded(save)).toContain('Singel')
  await visitor.leave()
  await visitor.loseLog({ isMarkGone: true })
  await visitor.open(firstStep)
  await visitor.kept()
  expect(visitor.value(street)).toBe('')
  expect(visitor.shows(told)).toBe(false)
})

test('a log that is erased before anything was filled in offers nothing to save', async () => {
  await visitor.loseLog()
  await visitor.says('Uw gegevens zijn verzonden of gewist')
  await there(button('Naar inloggen'))
  await expectCount(button('Bewaar wat u hier had ingevuld als bestand'), 0)
})

test('a log that is erased underneath is not brought back: the page says so, a new start works', async () => {
  await tellPhone()
  await visitor.loseLog()
  await visitor.says('Uw gegevens zijn verzonden of gewist')
  expect(await visitor.downloaded('Bewaar wat u hier had ingevuld als bestand')).toContain('0201234567')
  expect((await visitor.stored()).lines).toEqual([])
  await visitor.reload()
  await visitor.kept()
  expect([visitor.value('customer.first_name'), visitor.value(phone)]).toEqual(['Noa', ''])
  await visitor.fill(street, 'Herengracht')
  await visitor.kept()
})
