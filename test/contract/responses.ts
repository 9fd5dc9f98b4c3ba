import { loginRefusal, refusal } from './answers'
import type { OfficeCall } from './calls'
import type { ObjectShape } from './shape'

const schemaOf = ({ name }: ObjectShape) => ({ $ref: `#/components/schemas/${name}` })

const refused = (description: string, example: unknown) => ({
  description,
  content: { 'application/json': { schema: schemaOf(refusal), example } },
})

const message = (text: string) => ({ message: text })

const byField = (description: string, errors: Readonly<Record<string, string>>) =>
  refused(description, {
    message: 'Niet alle gegevens zijn correct ingevuld',
    errors: Object.fromEntries(Object.entries(errors).map(([key, text]) => [key, [text]])),
  })

/** What more than one call is refused by. */
export const sharedResponses = {
  NoSession: refused(
    'No session, or it is over; an error that names a field is about that field and ends nothing',
    message('Uw sessie is verlopen'),
  ),
  NotTaken: { description: 'Not taken; GET customer is asked' },
  TooOften: { description: 'Too often: the customer is told to wait' },
  TooOftenNow: { description: 'It may go again' },
  NoneThere: { description: 'There is none: the portal goes on without' },
  NoHome: { description: 'There is none, as a 200 with {"data": null} says too' },
} as const

type Response = Readonly<Record<string, unknown>>

const shared = (name: keyof typeof sharedResponses): Response => ({ $ref: `#/components/responses/${name}` })

const wrongName = byField('What is wrong, by key of the request', { username: 'Deze naam is al in gebruik' })

const ofLogin: Response = {
  description:
    'Not let in; or, with the right password, a code is needed. The latter at any status, a 200 without access_token too',
  content: {
    'application/json': {
      schema: schemaOf(loginRefusal),
      examples: {
        refused: { value: message('Login gegevens niet correct') },
        codeNeeded: { value: { message: 'Vul ook de code in.', two_factor_required: true } },
      },
    },
  },
}

/** How each call may be refused, besides by who has no session; README section 9 says it of every status. */
const refusals: Readonly<Record<string, Readonly<Record<number, Response>>>> = {
  tenantStyle: { 404: shared('NoneThere') },
  tenantLogo: { 404: shared('NoneThere') },
  tenantHeader: { 404: shared('NoneThere') },
  validateToken: { 422: { description: 'Not valid; a 200 with a false `success` says the same' } },
  register: { 422: wrongName, 429: shared('TooOften') },
  login: { 401: ofLogin, 422: { description: 'As 401' }, 429: shared('TooOften') },
  requestCode: { 429: { description: 'The customer is told that no code could be sent' } },
  recoverUsername: {
    422: byField('What is wrong', { email: 'Dit is geen e-mailadres' }),
    429: shared('TooOften'),
  },
  recoverPassword: {
    422: byField('What is wrong', { username: 'Deze naam kan niet' }),
    429: shared('TooOften'),
  },
  resetPassword: {
    422: byField('What is wrong; `token` for a link that is used or too old', { token: 'Deze link is verlopen' }),
    429: shared('TooOften'),
  },
  resetEmail: {
    422: byField('What is wrong, by key of the request', { code: 'Deze code klopt niet' }),
    429: shared('TooOften'),
  },
  changePassword: {
    422: byField('What is wrong, by key of the request', { current_password: 'Dit wachtwoord klopt niet' }),
    429: shared('TooOften'),
  },
  homeAtAddress: { 404: shared('NoHome') },
  homesNear: { 404: shared('NoHome') },
  home: { 404: shared('NoHome') },
  homePicture: { 404: { description: 'There is none: it is not asked again' } },
  file: {
    413: { description: 'Too large; the customer has to take it away. Read the body to its end before you answer' },
    422: refused(
      'Not wanted; the first text of `errors`, by any key, else `message` says why. Without words as any other status',
      message('Dit document is beveiligd'),
    ),
    429: shared('TooOftenNow'),
  },
  inventory: {
    400: shared('NotTaken'),
    409: shared('NotTaken'),
    413: shared('NotTaken'),
    422: byField('What is wrong, by question', { 'customer.employers.0.name': 'Vul een werkgever in' }),
    429: { description: 'Unknown whether it was taken; GET customer is asked' },
  },
}

const noSession: Readonly<Record<number, Response>> = { 401: shared('NoSession') }

/** How a call may be refused, by status. */
export const refusalsOf = ({ name, session }: OfficeCall): Readonly<Record<number, Response>> => ({
  ...(session ? noSession : undefined),
  ...refusals[name],
})
