import { breaksOff, saysNothing, withStatus, withText } from '../altered'
import { type WrongWay, way } from './wrongWay'

const everywhere = /./
const login = /^POST \/api\/login/
const customer = /^GET \/api\/portal\/customer/

export const ofTime: readonly WrongWay[] = [
  way('slow at the login', login, saysNothing, 'login: POST /api/login:', 'and the portal waits no longer'),
  way(
    'slow with the customer',
    customer,
    saysNothing,
    'customer: GET /api/portal/customer:',
    'and the portal waits no longer',
  ),
  way('down', everywhere, breaksOff, 'tenantStyle', 'not reached (ECONNRESET)'),
  way(
    'asks for patience at the login',
    login,
    withStatus(429),
    'login: POST /api/login:',
    'the office asked for patience (429)',
  ),
  way(
    'a page in place of the customer',
    customer,
    withText('<html></html>', 'text/html'),
    'customer: GET /api/portal/customer:',
    'header content-type: text/html. Wanted: application/json',
  ),
  way(
    'half an answer',
    customer,
    withText('{"data": {"id": 1'),
    'customer: GET /api/portal/customer:',
    'what the portal cannot read. Wanted: an object',
  ),
]
