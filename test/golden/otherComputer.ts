import { survey } from '../../domain/catalogue/survey'
import { loadCatalogue } from '../../domain/engine/catalogueLoader/loadCatalogue'
import { planImport } from '../../events/log/logExport/importLog'
import { mergeLogs } from '../../events/merge/mergeLogs'
import { foldRecords } from '../../events/state/fold'
import { initialState } from '../../events/state/state'
import { loaded, type Recorder, recorder } from './recorder'
import { invitation, open } from './unconfirmed'

const catalogue = loadCatalogue(survey)

const begin = ({ act, answer }: Recorder, build: string, rules: string): void => {
  act(open(build, rules))
  act({
    type: 'LoadCustomer',
    invitation: invitation({ id: '4720' }),
    partnerSession: false,
    office: null,
    customer: {
      values: new Map([['customer.last_name', 'Smit']]),
      lists: new Map([['customer.children', [loaded({ id: 7, name: 'Bo' })]]]),
    },
  })
  answer({ 'customer.first_name': 'Noa' })
}

const readBack = (text: string) => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') throw new Error('the log is not read')
  return plan.log
}

/** A visit into which what was done on another computer came, with one answer that the customer left as it is here. */
export const otherComputer = (here: Recorder, build: string, rules: string): void => {
  const other = recorder(catalogue, { name: 'other-computer', invitation: '4720', build, rules })
  begin(other, build, rules)
  other.answer({ 'customer.last_name': 'Smit-Bakker', 'customer.phone': '0612345678' })
  other.add('customer.employers')
  begin(here, build, rules)
  here.answer({ 'customer.last_name': 'Smit Bakker' })
  const [ours, theirs] = [here, other].map(one => readBack(one.exported()))
  if (ours === undefined || theirs === undefined) throw new Error('two logs')
  const state = foldRecords(catalogue, initialState(catalogue), ours.records)
  const { events } = mergeLogs(
    {
      catalogue,
      here: { log: ours.header.log, records: ours.records },
      state,
      file: { log: theirs.header.log, records: theirs.records },
      at: 0,
      seen: () => () => true,
      comes: () => false,
      where: { step: 'personal_details', path: 'customer.phone' },
    },
    new Map(),
  )
  here.join(events)
}
