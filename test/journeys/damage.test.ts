import { expect, test } from 'vitest'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { plantLines, storedLog } from './adversity/storedLog'
import { onceMore } from './variant'

const phone = 'customer.phone'
const street = 'customer.address.street'

const one = eachVisitor()
const { begin, downloaded, leavePortal } = one

/** A log with a phone number, a place and a street. */
const threeAnswers = async (): Promise<void> => {
  const { visitor } = one.now
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  await visitor.fill('customer.address.place', 'Delft')
  await visitor.kept()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await leavePortal()
}

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
    await plantLines(page, account.invitation, [[0, line(header)]])
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
