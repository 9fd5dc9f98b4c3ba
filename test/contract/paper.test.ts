import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, test } from 'vitest'
import { profiles } from '../../domain/invitation/profiles'
import { invitationTypes } from '../../domain/language/invitation'
import { jsonCaps } from '../../domain/language/json'
import { customerItemsMost, discountEuros, emailLengthMost } from '../../domain/language/limits'
import { portalConfigCodec } from '../../domain/portal/portalConfig'
import { redirectTarget } from '../../domain/portal/redirect'
import { minPassword, minUsername } from '../../domain/rules/newAccountErrors'
import { maxFileBytes, maxFiles } from '../../domain/sending/attachment'
import { receiptAskedAfter } from '../../domain/sending/receipt'
import { loginTexts, troubleTexts } from '../../domain/texts/accountTexts'
import { accountCalls } from '../../events/effects/calls/accountCalls'
import { callTimeoutMs } from '../../events/effects/calls/callTimeout'
import { customerCalls } from '../../events/effects/calls/customerCalls'
import { documentRefusal } from '../../events/effects/calls/fileCalls'
import { type CallFault, decodingHttp } from '../../events/effects/calls/http'
import { pictureEveryMs, pictureTries } from '../../events/effects/performHomes'
import { allowsTwoFactor, loginTokensCodec } from '../../events/effects/wire/account'
import { decodeOr } from '../../events/effects/wire/codecFrom'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import { fieldErrors } from '../../events/effects/wire/fieldErrors'
import { pictureMost } from '../../events/effects/wire/picture'
import { tokenLifetimeMs } from '../../events/session/session'
import { initialCallForm, updateCall } from '../../ui/account/recovery/callForm'
import { forgotPasswordForm } from '../../ui/account/recovery/recoveryForms'
import { maxWrongCodes, openLogin, updateLogin } from '../../ui/accountForms/updateLogin'
import { addressKeys } from './addressKeys'
import { officeCalls } from './calls'
import { operationOf, validatorOf } from './document'
import { callOf } from './openapi'
import { bodiesIn, codesIn, paper, tableOf } from './paper'

const made = await Promise.all(officeCalls.map(async one => ({ ...one, call: await callOf(one) })))

const secondsOf = (name: string): number =>
  (made.find(one => one.name === name)?.call.timeoutMs ?? callTimeoutMs) / 1000

test('it has at most 200 lines', () => {
  expect(paper.trimEnd().split('\n').length).toBeLessThanOrEqual(200)
})

test('its limits are those of the code', () => {
  expect(Object.fromEntries(tableOf('Limit').map(([name, value]) => [name, Number(value)]))).toEqual({
    'time of a call': secondsOf('customer'),
    'time of PUT customer': secondsOf('inventory'),
    'time of a document': secondsOf('file'),
    session: tokenLifetimeMs / 1000,
    'wrong codes': maxWrongCodes,
    answer: jsonCaps.text,
    'values in an answer': jsonCaps.values,
    'members in an answer': jsonCaps.members,
    'depth of an answer': jsonCaps.depth,
    'items of a customer': customerItemsMost,
    'one value that goes back': jsonCaps.kept,
    'logo or header': pictureMost,
    'picture of a home': pictureTries,
    document: maxFileBytes,
    'documents of the customer': maxFiles,
    'user name at least': minUsername,
    'password at least': minPassword,
    'e-mail address': emailLengthMost,
  })
})

test('no other call has a time of its own', () => {
  const own = made.filter(({ call }) => call.timeoutMs !== undefined).map(({ name }) => name)
  expect(own.toSorted()).toEqual(['file', 'inventory'])
})

test('it names the types that begin with the retrieval, whatever the setting says', () => {
  const [, types = ''] = /The types ([^|]*) begin with it/.exec(paper) ?? []
  expect(codesIn(types)).toEqual(invitationTypes.filter(type => profiles[type].starts === 'digital'))
})

test('its numbers outside the tables are those of the code', () => {
  expect(paper).toContain(`after ${pictureEveryMs / 1000} seconds each`)
  expect(paper).toContain(`seconds later: ${receiptAskedAfter.map(ms => ms / 1000).join(', ')}.`)
  const longest = Number(/at most ([\d,]+) characters whose origin/.exec(paper)?.[1]?.replace(',', ''))
  const ofLength = (length: number) => 'https://a.nl/'.padEnd(length, 'a')
  const host = { redirectOrigins: ['https://a.nl'], local: false }
  expect(redirectTarget(host, ofLength(longest))).not.toBeNull()
  expect(redirectTarget(host, ofLength(longest + 1))).toBeNull()
})

test('its calls are those of openapi.json', () => {
  const rows = tableOf('Call').map(([name, where, session]) => [name, where, session])
  const calls = made.map(({ name, session, call: { method, path } }) => [
    `\`${name}\``,
    `${method} \`${decodeURIComponent(path)}\``,
    session ? 'yes' : 'no',
  ])
  expect(rows.toSorted()).toEqual(calls.toSorted())
})

test('which calls need a preflight is as they are made', () => {
  const plain = made.filter(({ call: { method, base } }) => method === 'GET' && base !== 'api')
  expect(plain.map(({ call }) => call.base)).toEqual(['proxy', 'proxy', 'proxy'])
  expect(made.filter(({ call }) => call.base === 'login').map(({ name }) => name)).toEqual(['login'])
  const anonymous = made.filter(({ call }) => call.base === 'api' && call.anonymous === true)
  expect(anonymous.every(({ session, call }) => !session && call.method === 'POST')).toBe(true)
  expect(made.filter(({ session }) => session).every(({ call }) => call.base === 'api' && !call.anonymous)).toBe(true)
})

test('its fields of portal.json are those that the portal reads, each where it stands', () => {
  const rows = tableOf('Key').flatMap(([keys, where]) => codesIn(keys).map(key => [key, where] as const))
  const row = portalConfigCodec.fields.hosts.codec.type.fields
  const otherwise = portalConfigCodec.fields.otherwise.codec.fields
  const whereOf = (key: string): string =>
    !Object.hasOwn(otherwise, key) ? 'row' : Object.hasOwn(row, key) ? 'both' : 'otherwise'
  const keys = [...new Set([...Object.keys(row), ...Object.keys(otherwise)])].map(key => [key, whereOf(key)])
  const ofProvider = Object.keys(row.provider.codec.fields).map(key => [`provider.${key}`, 'both'])
  expect(rows.toSorted()).toEqual([...keys, ...ofProvider].toSorted())
  const discount = tableOf('Key').find(([key]) => key === '`discount`')
  expect(discount?.[2]).toContain(`${discountEuros} when not said`)
})

test('its query keys are those that the portal reads of an address', () => {
  expect(
    tableOf('Query key')
      .flatMap(([key]) => codesIn(key))
      .toSorted(),
  ).toEqual(addressKeys())
})

describe('what the portal does with a status', () => {
  const faultOf = (status: string, body: unknown = {}): CallFault =>
    status === 'silence' ? { tag: 'offline' } : { tag: 'status', status: status === '5xx' ? 500 : Number(status), body }

  const ofDocument = (status: string): string => {
    if (documentRefusal(faultOf(status, { message: 'Te oud' })) === null) return 'failed, may go again'
    return documentRefusal(faultOf(status)) === null
      ? 'not wanted: your words; none: may go again'
      : 'not wanted: your words, else too large'
  }

  const loginWords: Readonly<Record<string, string>> = {
    [loginTexts.checkPassword]: 'wrong, try again',
    [loginTexts.notLetIn]: 'not let in',
    [forgotPasswordForm.check]: 'refused',
    [troubleTexts.tooOften]: 'too often, wait',
    [troubleTexts.broken]: 'our fault, later',
    [troubleTexts.offline]: 'connection',
  }

  test('all are there', () => {
    const named = ['400', '401', '403', '409', '413', '422', '429', '5xx', 'silence']
    expect(tableOf('Status').map(([status]) => status)).toEqual(named)
  })

  test.each(tableOf('Status'))('%s', async (status = '', login, account, validation, _customer, file, inventory) => {
    const fault = faultOf(status)
    const http = decodingHttp(() => TE.left(fault))
    const [atLogin] = openLogin({ username: '', token: null, invitationToken: null, previousUsername: null })
    expect(loginWords[updateLogin(atLogin, { tag: 'failed', fault })[0].trouble ?? '']).toBe(login)
    const [form] = initialCallForm(forgotPasswordForm)
    const [failed] = updateCall(forgotPasswordForm)(form, { tag: 'failed', fault })
    expect(loginWords[failed.trouble ?? '']).toBe(account)
    const judged = await accountCalls(http).validateToken('T')()
    expect(E.isRight(judged) ? 'not valid' : 'try again').toBe(validation)
    if (status === '401') return
    expect(ofDocument(status)).toBe(file)
    const sent = await customerCalls(http).send(new Uint8Array())()
    const word = sent.tag === 'refused' ? 'refused: at the fields' : sent.tag === 'unexpected' && sent.final
    expect(word === true ? 'not taken' : word || 'unknown: asked').toBe(inventory)
  })
})

describe('its bodies are what the portal reads and sends', () => {
  test('of a login', async () => {
    const [password, answer, refusal, second, code, link] = bodiesIn(4)
    const sent: unknown[] = []
    const http = decodingHttp(({ body }) => {
      sent.push(body)
      return TE.left({ tag: 'offline' })
    })
    const who = { username: 'j.jansen', password: '...', token: 'T' }
    const { login } = accountCalls(http)
    await login({ grant: 'customer_password', ...who })()
    await login({ grant: 'customer_password_two_factor', ...who, otp: '123456' })()
    await login({ grant: 'customer_token', token: 'T' })()
    expect(sent).toEqual([password, code, link])
    expect(decodeOr(loginTokensCodec, answer, null)?.accessToken).toBe('...')
    expect([refusal, second].map(allowsTwoFactor)).toEqual([false, true])
    expect(decodeOr(loginTokensCodec, second, null)).toBeNull()
  })

  test('of an inventory', () => {
    const [inventory] = bodiesIn(8)
    const { customer, files } = Object(inventory)
    const asked = operationOf('inventory').requestBody?.content['application/json']?.schema.properties
    expect(Object.keys(customer)).toEqual(['last_name'])
    expect(validatorOf(asked?.customer?.properties?.last_name ?? {})(customer.last_name)).toBe(true)
    expect(customer.last_name.title).toBe(asked?.customer?.properties?.last_name?.properties?.title?.example)
    expect(validatorOf(asked?.files ?? {})(files)).toBe(true)
  })

  test('of a receipt', () => {
    const [, receipt] = bodiesIn(8)
    expect(decodeOr(wireCustomerCodec, receipt, null)?.invitation?.submitted_at).toBe('2026-11-24T10:00:00Z')
  })

  test('of a refusal', () => {
    const [refusal] = bodiesIn(9)
    expect(fieldErrors(refusal).map(([key]) => key)).toEqual([
      'customer.phone',
      'customer[children][0][date_of_birth]',
      '/customer/employers/1/salary',
      'customer.address.postal_code',
    ])
  })
})
