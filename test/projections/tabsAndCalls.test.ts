import { expect, test } from 'vitest'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { planImport } from '../../events/log/logExport/importLog'
import { goldenLog } from '../golden/golden'
import { viewAt } from './viewOf'

const catalogue = compileCatalogue(survey)

test('the visit in two tabs ends as it was answered: no failed call, and no tab, changes what stands there', () => {
  const plan = planImport(goldenLog('v3-tabs-and-calls'))
  if (plan.verdict === 'impossible') throw new Error('not read')
  const { records } = plan.log
  const opened = records.flatMap(({ events }) => events.flatMap(one => (one.type === 'PortalOpened' ? [one] : [])))
  expect(opened.map(({ took }) => took)).toEqual(['free', 'over', 'forced', 'unlocked'])
  expect(opened.map(({ since }) => since !== null)).toEqual([false, true, true, false])
  const { state } = viewAt(catalogue, records, records.length)
  expect(state.lookUps.get('customer.address')).toBe('found')
  const noted: readonly string[] = ['CallFailed', 'TabShutOut']
  for (const [i, { events }] of records.entries())
    if (events.some(({ type }) => noted.includes(type)))
      expect(viewAt(catalogue, records, i + 1).state).toEqual(viewAt(catalogue, records, i).state)
})
