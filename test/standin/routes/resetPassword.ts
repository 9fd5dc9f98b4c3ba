import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { decode } from '../decode'
import type { OfficeContext } from '../officeContext'
import { passwordProblem } from '../passwordProblem'
import { perTarget } from '../rate'
import { refuseFields } from '../refusal'
import { setPassword } from '../store/accounts'
import { redeemReset } from '../store/resets'
import { endSessions } from '../store/sessions'

const bodyCodec = t.type({ token: t.string, password: t.string })

/** POST reset/password: a new password for the account that the token of the mail is for; its sessions end. */
export function resetPasswordRoute(server: FastifyInstance, office: OfficeContext): void {
  const options = { config: { rateLimit: perTarget('token', 20) } }
  server.post('/api/portal/auth/reset/password', options, async request => {
    const { token, password } = decode(bodyCodec, request.body)
    const problem = passwordProblem(password)
    if (problem !== undefined) throw refuseFields({ password: [problem] })
    const accountId = await redeemReset(office, token)
    if (accountId === undefined)
      throw refuseFields({ token: ['Deze link werkt niet meer. Vraag een nieuwe link aan.'] })
    await setPassword(office, accountId, await office.passwords.hash(password))
    await endSessions(office, accountId)
    return { success: true }
  })
}
