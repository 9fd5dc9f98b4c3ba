import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { firstStep, portalVisitor } from './portalVisitor'

const phone = 'customer.phone'
const street = 'customer.address.street'

let visitor: ReturnType<typeof portalVisitor>

beforeEach(async () => {
  visitor = portalVisitor()
  await visitor.begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
})
afterEach(async () => {
  await visitor.leave()
  expect(visitor.page.faults).toEqual([])
})

test('answers that are gone from the end are told, with what is left to save, until that is read', async () => {
  const { keys } = await visitor.stored()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await visitor.leave()
  const { keys: all } = await visitor.stored()
  await visitor.plant(...all.slice(keys.length).map(key => [key, null] as const))
  await visitor.open(firstStep)
  const told = 'Uw laatste antwoorden staan niet meer op dit apparaat'
  await visitor.says(told)
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
