import { expect, test } from 'vitest'
import { planImport } from '../../../../events/log/importLog'
import { factsOf, reasonLines } from '../../../../ui/support/screen/opening/planWords'
import { variantOnDay, variantText } from '../../../../ui/support/screen/otherwise/variant'
import { goldenLog } from '../../../golden/golden'
import { goldenReplay } from './goldenReplay'

const whole = goldenLog('v1-kept')

/** What is said of the file itself. */
const said = (text: string): string => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') throw new Error('no log')
  return new Map(factsOf(plan, '', text.length)).get('Bestand') ?? ''
}

test('that no line was changed is said only where the file tells what its lines come to, and they do', () => {
  expect(said(whole)).toContain('geen regel is veranderd')
  const silent = whole.replace(/,"digest":"fnv1a:[0-9a-f]{8}"(?=\}\s*$)/, '')
  expect(silent).not.toBe(whole)
  const changed = whole.replace('"by":"server"', '"by":"system"')
  expect(changed).not.toBe(whole)
  for (const broken of [silent, changed, whole.slice(0, whole.lastIndexOf('{"type":"trailer"'))])
    expect(said(broken)).toMatch(/niet heel: zie hieronder$/)
})

test('whose invitation it is, and which builds and rules there were, is what the log itself says', () => {
  const header = JSON.parse(whole.split('\n')[0] ?? '')
  const plan = planImport(whole.replace(`"build":"${header.build}"`, '"build":"eerder"'))
  if (plan.verdict === 'impossible') throw new Error('no log')
  const facts = new Map(factsOf(plan, header.rules, 1))
  expect(facts.get('Portaal')).toBe(`versie eerder, ${header.build}`)
  expect(facts.get('Regels')).toBe('dezelfde als van dit hulpmiddel')
  expect(facts.get('Uitnodiging')).toMatch(new RegExp(`^[A-Z].* \\(${header.invitation}\\)$`))
  expect(new Map(factsOf(plan, 'andere', 1)).get('Regels')).toContain(`(${header.rules})`)
  const begun = { ...plan, log: { ...plan.log, records: [] } }
  expect(new Map(factsOf(begun, 'andere', 1)).get('Uitnodiging')).toContain('niet bekend')
})

test("a copy of the helpdesk's own says in its file that it is one; what a customer saved says nothing of it", () => {
  const copied = variantText(
    variantOnDay({ replay: goldenReplay('v1-kept'), rules: '' }, [], 5, '2027-01-01'),
    [],
    false,
  )
  const plan = planImport(copied)
  if (plan.verdict === 'impossible') throw new Error('no log')
  expect(factsOf(plan, '', 1)[0]).toEqual([
    'Kopie',
    'Dit logboek is een kopie van de helpdesk: vanaf handeling 6 is het zo niet gebeurd.',
  ])
  const own = planImport(whole)
  if (own.verdict === 'impossible') throw new Error('no log')
  expect(factsOf(own, '', 1).map(([what]) => what)).not.toContain('Kopie')
})

test('where a file goes wrong is said in Dutch', () => {
  expect(reasonLines(planImport('{"a":1}'))).toEqual(['dit is geen log van het portaal (regel 1)'])
})
