import { where, withHeader, withoutHeaders, withStatus } from '../altered'
import { type WrongWay, way } from './wrongWay'

const allowOrigin = 'access-control-allow-origin'
const allowCredentials = 'access-control-allow-credentials'
const allowHeaders = 'access-control-allow-headers'

const preflights = /^OPTIONS /
const everywhere = /./
const login = /^POST \/api\/login/
const customer = /^GET \/api\/portal\/customer/

export const ofHeaders: readonly WrongWay[] = [
  way(
    'no CORS',
    everywhere,
    withoutHeaders(/^access-control/),
    'tenantStyle',
    `STOPS    header ${allowOrigin}: nothing`,
  ),
  way(
    'no CORS on refusals',
    customer,
    where(401, withoutHeaders(/^access-control/)),
    'customer: GET /api/portal/customer (without',
    `STOPS    header ${allowOrigin}: nothing`,
  ),
  way(
    'every origin at the login',
    login,
    withHeader(allowOrigin, '*'),
    'login: POST /api/login:',
    `STOPS    header ${allowOrigin}: "*"`,
  ),
  way(
    'an origin with a stroke behind it',
    everywhere,
    withHeader(allowOrigin, 'http://portaal.localhost:8080/'),
    'customer: GET /api/portal/customer:',
    `STOPS    header ${allowOrigin}: "http://portaal.localhost:8080/"`,
  ),
  way(
    'no cookies at the login',
    login,
    withoutHeaders(/credentials/),
    'login: POST /api/login:',
    `STOPS    header ${allowCredentials}: nothing`,
  ),
  way(
    'no cookies in the preflight of the login',
    /^OPTIONS \/api\/login/,
    withoutHeaders(/credentials/),
    'login: POST /api/login:',
    `STOPS    preflight header ${allowCredentials}: nothing`,
  ),
  way(
    'no header allowed',
    preflights,
    withoutHeaders(/allow-headers/),
    'customer: GET /api/portal/customer:',
    `STOPS    preflight header ${allowHeaders}: nothing. Wanted: authorization in it`,
  ),
  way(
    'a star for every header',
    preflights,
    withHeader(allowHeaders, '*'),
    'customer: GET /api/portal/customer:',
    `STOPS    preflight header ${allowHeaders}: "*". Wanted: authorization in it`,
  ),
  way(
    'no PUT among the methods',
    preflights,
    withHeader('access-control-allow-methods', 'GET, POST'),
    'inventory',
    'STOPS    preflight header access-control-allow-methods: "GET, POST". Wanted: PUT in it',
  ),
  way(
    'preflights want a session',
    preflights,
    withStatus(401),
    'customer: GET /api/portal/customer:',
    'STOPS    preflight status: 401. Wanted: 200 to 299 without a session',
  ),
  way(
    'preflights lead elsewhere',
    preflights,
    answer => withHeader('location', '/elders')({ ...answer, status: 302 }),
    'customer: GET /api/portal/customer:',
    'STOPS    preflight status: 302 to /elders',
  ),
]
