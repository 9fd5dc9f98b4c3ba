import { expect, test } from 'vitest'
import { planImport } from '../../../../../events/log/logExport/importLog'
import { importFacts } from '../../../../../ui/support/screen/logImport/importFacts'
import { reasonLines } from '../../../../../ui/support/screen/logImport/importVerdictWords'
import { scenarioCopyOnDay, scenarioCopyText } from '../../../../../ui/support/screen/scenario/scenarioCopy'
import { reasonDetailWords } from '../../../../../ui/support/words/reasonDetailWords'
import { goldenLog } from '../../../../golden/golden'
import { goldenReplay } from '../goldenReplay'

const whole = goldenLog('v1-kept')

/** What is said of the file itself. */
const said = (text: string): string => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') throw new Error('no log')
  return new Map(importFacts(plan, '', text.length)).get('Bestand') ?? ''
}

test('that no line was changed is said only where the file tells what its lines come to, and they do', () => {
  expect(said(whole)).toContain('geen regel is veranderd')
  const silent = whole.replace(/,"digest":"fnv1a:[0-9a-f]{8}"(?=\}\s*$)/, '')
  expect(silent).not.toBe(whole)
  const changed = whole.replace('"by":"server"', '"by":"system"')
  expect(changed).not.toBe(whole)
  for (const broken of [silent, changed, whole.slice(0, whole.lastIndexOf('{"type":"trailer"'))])
    expect(said(broken)).toMatch(/niet heel: zie 'Let op'$/)
})

test('whose invitation it is, and which builds and rules there were, is what the log itself says', () => {
  const header = JSON.parse(whole.split('\n')[0] ?? '')
  const plan = planImport(whole.replace(`"build":"${header.build}"`, '"build":"eerder"'))
  if (plan.verdict === 'impossible') throw new Error('no log')
  const facts = new Map(importFacts(plan, header.rules, 1))
  expect(facts.get('Portaal')).toBe(`versie eerder, ${header.build}`)
  expect(facts.get('Regels')).toBe('dezelfde als van dit hulpmiddel')
  expect(facts.get('Uitnodiging')).toMatch(new RegExp(`^[A-Z].* \\(${header.invitation}\\)$`))
  expect(new Map(importFacts(plan, 'andere', 1)).get('Regels')).toContain(`(${header.rules})`)
  const begun = { ...plan, log: { ...plan.log, records: [] } }
  expect(new Map(importFacts(begun, 'andere', 1)).get('Uitnodiging')).toContain('niet bekend')
})

test('of a log without data its moments say that they were moved', () => {
  const moments = (text: string): string => {
    const plan = planImport(text)
    if (plan.verdict === 'impossible') throw new Error('no log')
    return new Map(importFacts(plan, '', 1)).get('Handelingen') ?? ''
  }
  expect(moments(whole)).not.toContain('verschoven')
  expect(moments(whole.replace('{', '{"pseudonymised":true,'))).toMatch(/ tot .* \(verschoven\)$/)
})

test("a copy of the helpdesk's own says in its file that it is one; what a customer saved says nothing of it", () => {
  const copied = scenarioCopyText(
    scenarioCopyOnDay({ replay: goldenReplay('v1-kept'), rules: '' }, [], 5, '2027-01-01'),
    [],
    false,
  )
  const plan = planImport(copied)
  if (plan.verdict === 'impossible') throw new Error('no log')
  expect(importFacts(plan, '', 1)[0]).toEqual([
    'Kopie',
    'Dit logboek is een kopie van de helpdesk: vanaf handeling 6 is het zo niet gebeurd.',
  ])
  const own = planImport(whole)
  if (own.verdict === 'impossible') throw new Error('no log')
  expect(importFacts(own, '', 1).map(([what]) => what)).not.toContain('Kopie')
})

test('of tabs and failed calls it says what the log tells, and once what an earlier build did not write down', () => {
  const facts = (text: string) => {
    const plan = planImport(text)
    if (plan.verdict === 'impossible') throw new Error('no log')
    return new Map(importFacts(plan, '', 1))
  }
  const newest = facts(goldenLog('v3-tabs-and-calls').replace('"version":1', '"version":1,"shutOut":"/"'))
  expect(newest.get('Tabbladen')).toBe(
    "3 (opnieuw laden telt mee); één keer een ander tabblad buitengesloten; 2 keer overgenomen met 'Hier verdergaan'; dit logboek is opgeslagen in een tabblad waar 'Dit portaal is al open in een ander tabblad' stond; wat erin gebeurde, was in het andere",
  )
  expect(newest.has('Niet vastgelegd')).toBe(false)
  const older = facts(whole)
  expect(older.get('Tabbladen')).toBe('niet vastgelegd')
  expect(older.get('Niet vastgelegd')).toBe(
    'in welk tabblad het gebeurde, en welke oproepen aan het kantoor mislukten en hoe',
  )
})

test('where a file goes wrong is said in Dutch', () => {
  expect(reasonLines(planImport('{"a":1}'))).toEqual(['dit is geen log van het portaal (regel 1)'])
  const lines = goldenLog('v2-hashed').trimEnd().split('\n')
  const edited = (at: number, edit: (line: string) => string) =>
    reasonLines(planImport(lines.map((line, n) => (n === at ? edit(line) : line)).join('\n')))
  const otherwise = (line: string) => line.replace(/"by":"\w+"/, '"by":"retrieval"')
  expect(edited(3, otherwise)).toEqual([
    'een handeling is beschadigd; wat daarna komt, telt niet mee (7 handelingen, vanaf 3: de controlesom is anders)',
    'het bestand is niet meer zoals het is bewaard (de som van de regels is anders)',
  ])
  expect(edited(9, line => line.replace('"seq":9', '"seq":12'))[0]).toMatch(/, vanaf 12 staat op de plaats van 9\)$/)
  expect(edited(9, () => '{}')[0]).toMatch(/, vanaf 9: geen handeling\)$/)
  expect(reasonLines(planImport(lines.slice(0, 9).join('\n')))).toEqual([
    'het einde van het bestand ontbreekt (8 handelingen)',
  ])
  expect(edited(lines.length - 1, line => line.replace(/,"digest":"[^"]*"/, ''))).toEqual([
    'het bestand is niet meer zoals het is bewaard (de som van de regels ontbreekt)',
  ])
  const details = [
    'more than 5 lines',
    'record 3',
    'version 9',
    '1 events X',
    '3 events X',
    'and 4 more',
    '7 of 8 records',
  ]
  expect(details.map(reasonDetailWords)).toEqual([
    ...['meer dan 5 regels', 'handeling 3', 'versie 9', 'één keer X', '3 keer X', 'en nog 4', '7 van 8 handelingen'],
  ])
})
