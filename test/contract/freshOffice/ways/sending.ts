import { withBody, withStatus, withText, withValue } from '../altered'
import { type WrongWay, way } from './wrongWay'

const inventory = /^PUT \/api\/portal\/customer/
const file = /^POST \/api\/portal\/file/

export const ofSending: readonly WrongWay[] = [
  way('a small document is too large', file, withStatus(413), 'file', 'status: 413'),
  way('a page for a document', file, withText('<html></html>', 'text/html'), 'file', 'text/html'),
  way('received with 201', inventory, withStatus(201), 'inventory', 'STOPS    status: 201'),
  way(
    'received without a moment',
    inventory,
    withValue('data.invitation.data.submitted_at', null),
    'inventory',
    'submitted_at: null. Wanted: when the inventory was received',
  ),
  way(
    'received with a zero moment',
    inventory,
    withValue('data.invitation.data.submitted_at', '0000-00-00 00:00:00'),
    'inventory',
    'submitted_at: "0000-00-00 00:00:00"',
  ),
  way('received with no body', inventory, withBody({}), 'inventory', 'submitted_at: nothing'),
  way('received for another invitation', inventory, withValue('data.invitation.data.id', 9999), 'inventory', '9999'),
  way(
    'refused with keys of no question',
    inventory,
    answer => withBody({ errors: { klant: ['Onbekend'] } })({ ...answer, status: 422 }),
    'inventory',
    'status: 422 with a body of errors.klant',
  ),
]
