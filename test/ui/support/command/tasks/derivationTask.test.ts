import { expect, test } from 'vitest'
import { replayCommand } from '../../../../../ui/support/command/replayCommand'
import { goldenLog } from '../../../../golden/golden'
import { inMemoryCommand } from '../inMemoryCommand'

const text = goldenLog('v1-financial-advice')
const run = (...words: readonly string[]) =>
  replayCommand(inMemoryCommand({ rules: 'x', files: { log: text } }), ['log', ...words])

test('why a question is wrong is told as a chain of rules and events', async () => {
  const { status, out } = await run('--why', 'customer.phone', '--at', '76')
  expect(status).toBe(0)
  expect(out).toMatch(
    /^Telefoonnummer \(customer\.phone\), na handeling 76\n {2}Goed en fout .*\n {2}De vraag is te zien\.\n/,
  )
  expect(out).toMatch(/ {2}Het antwoord is niet goed: 'Vul een geldig telefoonnummer in'\.\n {4}- regel phone: .*\n/)
  expect(out).toMatch(/- #\d+ .*antwoord/)
})

test('of a condition it is said whether it holds', async () => {
  const { out } = await run('--why', 'customer.partner.first_name', '--at', '41')
  expect(out).toContain("- 'Heeft u een partner?' is 'Ja' (klopt niet)\n")
  expect(out).toContain('- geen van deze geldt\n')
})

test('without a point it is told as it is at the end; as JSON it is one value', async () => {
  expect((await run('--why', 'customer.phone')).out).toContain('na handeling 100')
  expect(JSON.parse((await run('--why', 'customer.phone', '--at', '76', '--json')).out)).toMatchObject({
    path: 'customer.phone',
    position: 76,
    wrong: { holds: true },
  })
})

test.each([
  [['--why', 'customer.phone', '--at', '101'], 'het log loopt tot en met 100'],
  [['--why', 'customer.shoe_size'], 'Na handeling 100 is er geen vraag customer.shoe_size.'],
  [['--why', 'customer.employers.nobody.function', '--at', '3'], 'Na handeling 3 is er geen vraag'],
])('%s is status 2', async (words, why) => {
  expect(await run(...words)).toMatchObject({ status: 2, out: '', err: expect.stringContaining(why) })
})
