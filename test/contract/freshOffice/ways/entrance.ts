import { where, withBody, withStatus, withValue } from '../altered'
import { goesOn, type WrongWay, way } from './wrongWay'

const login = /^POST \/api\/login/
const invitation = /^POST .*token\/validate/

export const ofEntrance: readonly WrongWay[] = [
  way('a login without a body', login, withStatus(204), 'login: POST /api/login:', 'access_token'),
  way('no token', login, withValue('access_token', undefined), 'login: POST /api/login:', 'access_token: nothing'),
  way(
    'a token of another name',
    login,
    withBody({ token: 'toegang' }),
    'login: POST /api/login:',
    'access_token: nothing',
  ),
  way(
    'a session of ten hours',
    login,
    withValue('expires_in', 36000),
    'login: POST /api/login:',
    'remark   expires_in: 36000. Wanted: 3600',
    goesOn,
  ),
  way(
    'a second factor under another name',
    login,
    where(401, withBody({ two_factor_needed: true })),
    'login: POST /api/login (with',
    '401 with a body of two_factor_needed. Wanted: two_factor_required: true',
  ),
  way(
    'a second factor that is not asked',
    login,
    answer => withBody({ access_token: 'toegang' })({ ...answer, status: 200 }),
    'login: POST /api/login (with',
    '200 with a body of access_token. Wanted: two_factor_required: true',
  ),
  way(
    'an invitation that is refused',
    invitation,
    withValue('data.success', false),
    'validateToken',
    'STOPS    data.success: an invitation that is not valid',
  ),
  way('an invitation in words', invitation, withValue('data.success', 'ja'), 'validateToken', 'data.success: "ja"'),
  way('no account can be made', /^POST .*auth\/register/, withStatus(404), 'register', 'status: 404'),
  way('a password cannot be changed', /^POST .*change\/password/, withStatus(500), 'changePassword', 'status: 500'),
  way('a mail refused', /^POST .*recover\/username/, withStatus(404), 'recoverUsername', 'status: 404'),
]
