import { planImport } from '../../events/log/logExport/importLog'
import { inventory } from '../../projections/sending/inventory'
import { catalogues } from '../arbitraries/surveys'
import { viewAt } from '../projections/viewOf'
import { goldenLog } from './golden'

/** The state at the end of the golden visit that retrieved, and the inventory as it would go out then. */
export const retrievedEnd = () => {
  const plan = planImport(goldenLog('v1-retrieved'))
  if (plan.verdict === 'impossible') throw new Error('The golden log cannot be read')
  const { records } = plan.log
  const { state, tree } = viewAt(catalogues.shipped, records, records.length)
  const body: unknown = JSON.parse(JSON.stringify(inventory(catalogues.shipped, state, tree)))
  return { state, body }
}
