/**
 * Defines the stored event `ActionUndone`: the customer undid or redid what some records did; lists the answers that then
 * count as given by nobody, looked up or offered again, and the steps that are reopened.
 */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { definition } from './definition'

const paths = field(t.readonlyArray(t.string), 'path')

/**
 * The customer took back what records with these seqs did. What stands there again the other events of its record say; this
 * one says what no answer can. `free`: the answers that nobody gave any more. `lookedUp`: those that the look-up of an address
 * gave. `offered`: those beside which what was retrieved is offered again. `reopened`: the steps that do not count as submitted
 * any more. Taking back a record that took something back is doing it again. Beside what came from another computer it says
 * the same of what nobody gave, or what was taken back, there, and beside restored answers of those that were looked up: `of`
 * is empty then.
 */
export const actionUndone = definition('ActionUndone', 1, {
  of: field(t.readonlyArray(t.number), 'open'),
  free: paths,
  lookedUp: paths,
  offered: paths,
  reopened: field(t.readonlyArray(stepKeyCodec), 'open'),
})
