import { beside } from '../../app/beside'
import { fetched } from '../../app/missingCode'

/** What takes back. Its code comes after the step: nobody waits for it, and where it does not come the step goes on without. */
export const undoing = beside(() => fetched(() => import('../../undo/UndoLine')).then(code => code.UndoLine))
undoing.fetch().catch(() => undefined)
