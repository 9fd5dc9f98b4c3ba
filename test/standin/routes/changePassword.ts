import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { passwordMatches } from '../password'
import { passwordProblem } from '../passwordProblem'
import { type FieldErrors, refuseFields } from '../refusal'
import { bearerOf, sessionOf } from '../session'
import { accountById, setPassword } from '../store/accounts'
import { endSessions } from '../store/sessions'

const bodyCodec = t.type({ current_password: t.string, new_password: t.string, new_password_confirmation: t.string })
type Body = t.TypeOf<typeof bodyCodec>

/** POST change/password: for who is logged in and knows the present one; the account's other sessions end. */
export function changePasswordRoute(server: FastifyInstance, office: OfficeContext): void {
  const options = { config: { rateLimit: { max: 10, timeWindow: 60_000 } } }
  server.post('/api/portal/auth/change/password', options, async request => {
    const { account_id } = await sessionOf(office, request)
    const body = decode(bodyCodec, request.body)
    const account = await accountById(office, account_id)
    const isRight = account !== undefined && (await passwordMatches(body.current_password, account.passwordHash))
    const errors = problemsOf(body, isRight)
    if (Object.keys(errors).length > 0) throw refuseFields(errors)
    await setPassword(office, account_id, await office.passwords.hash(body.new_password))
    await endSessions(office, account_id, bearerOf(request))
    return { success: true }
  })
}

function problemsOf({ new_password, new_password_confirmation }: Body, isRight: boolean): FieldErrors {
  const problem = passwordProblem(new_password)
  return {
    ...(isRight ? {} : { current_password: ['Uw huidige wachtwoord klopt niet'] }),
    ...(problem === undefined ? {} : { password_new: [problem] }),
    ...(new_password === new_password_confirmation ? {} : { password_confirm: ['Wachtwoorden komen niet overeen'] }),
  }
}
