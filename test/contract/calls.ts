import type { Task } from 'fp-ts/Task'
import type * as t from 'io-ts'
import type { AddressToLookUp } from '../../domain/homes/addressToLookUp'
import { accountCalls } from '../../events/effects/calls/accountCalls'
import { customerCalls } from '../../events/effects/calls/customerCalls'
import { fileCalls } from '../../events/effects/calls/fileCalls'
import type { Endpoints, Http } from '../../events/effects/calls/http'
import { lenderCompanies, lenderLabels } from '../../events/effects/calls/lenderLists'
import { propertyCalls } from '../../events/effects/calls/propertyCalls'
import { recoveryCalls } from '../../events/effects/calls/recoveryCalls'
import { retrievalCalls, retrievalTokenCodec } from '../../events/effects/calls/retrievalCalls'
import { tenantCalls } from '../../events/effects/calls/tenantCalls'
import { loginTokensCodec, tokenValidationCodec } from '../../events/effects/wire/account'
import { wireCustomerCodec } from '../../events/effects/wire/customer'
import {
  homeAtAddressCodec,
  homeByIdCodec,
  homesNearCodec,
  pictureStatusCodec,
} from '../../events/effects/wire/homeCodecs'
import { companiesCodec, labelsCodec } from '../../events/effects/wire/lenderCodecs'
import { pictureCodec } from '../../events/effects/wire/picture'
import { settingCodec, tenantStyleWireCodec } from '../../events/effects/wire/tenant'
import { utf8Bytes } from '../../events/record/digest'
import * as answers from './answers'
import type { Shape } from './shape'

/** What a call is made with. */
export interface With {
  readonly subdomain: string
  /** Of an invitation. */
  readonly token: string
  /** '': logs in by the token of a link. */
  readonly username: string
  readonly password: string
  readonly newPassword: string
  readonly code: string
  readonly email: string
  readonly birth: string
  /** The id of a home. */
  readonly home: string
  readonly address: AddressToLookUp
  /** An invitation's id. */
  readonly invitation: string
  readonly inventory: unknown
  readonly file: Uint8Array<ArrayBuffer>
}

/** An answer as its shape says and as the portal reads it. */
export interface Expected {
  readonly shape: Shape
  readonly codec: t.Decoder<unknown, unknown>
}

const expected = (shape: Shape, codec: t.Decoder<unknown, unknown>): Expected => ({ shape, codec })

/** A call of the portal's (spec 1 section 7), made by the portal's own code. */
export interface OfficeCall {
  readonly name: string
  readonly says: string
  /** Whether it goes with the bearer token of a session. */
  readonly session: boolean
  /** Null: nothing is read of the answer but its status. */
  readonly expected: Expected | null
  readonly make: (http: Http, given: With) => Task<unknown>
}

const calls: Readonly<Record<keyof Endpoints, Omit<OfficeCall, 'name'>>> = {
  tenantStyle: {
    says: 'The look of the tenant',
    session: false,
    expected: expected(answers.tenantStyle, tenantStyleWireCodec),
    make: (http, { subdomain }) => tenantCalls(http, subdomain).style,
  },
  tenantLogo: {
    says: 'Its logo',
    session: false,
    expected: expected(answers.picture, pictureCodec),
    make: (http, { subdomain }) => tenantCalls(http, subdomain).logo,
  },
  tenantHeader: {
    says: 'Its hero image',
    session: false,
    expected: expected(answers.picture, pictureCodec),
    make: (http, { subdomain }) => tenantCalls(http, subdomain).hero,
  },
  validateToken: {
    says: 'Whether an invitation stands, and for whom it is',
    session: false,
    expected: expected(answers.validation, tokenValidationCodec),
    make: (http, { token }) => accountCalls(http).validateToken(token),
  },
  register: {
    says: 'Makes the account of who is invited',
    session: false,
    expected: null,
    make: (http, { username, password, token }) => accountCalls(http).register(username, password, token),
  },
  login: {
    says: 'A session; any status may say that a code is needed',
    session: false,
    expected: expected(answers.tokens, loginTokensCodec),
    make: (http, { username, password, token }) =>
      accountCalls(http).login(
        username === ''
          ? { grant: 'customer_token', token }
          : { grant: 'customer_password', username, password, token: null },
      ),
  },
  requestCode: {
    says: 'Mails a code for logging in',
    session: false,
    expected: null,
    make: (http, { username }) => accountCalls(http).requestCode(username),
  },
  recoverUsername: {
    says: 'Mails the user name',
    session: false,
    expected: null,
    make: (http, { email }) => recoveryCalls(http).recoverUsername(email),
  },
  recoverPassword: {
    says: 'Mails a link to set another password',
    session: false,
    expected: null,
    make: (http, { username }) => recoveryCalls(http).recoverPassword(username),
  },
  resetPassword: {
    says: 'Sets the password, with the token of that link',
    session: false,
    expected: null,
    make: (http, { token, password }) => recoveryCalls(http).resetPassword(token, password),
  },
  resetEmail: {
    says: 'Sets another e-mail address, with a code that the office gave',
    session: false,
    expected: null,
    make: (http, { email, code, birth }) =>
      recoveryCalls(http).resetEmail({ email, email_confirmation: email, code, date_of_birth: birth }),
  },
  changePassword: {
    says: 'Sets another password',
    session: true,
    expected: null,
    make: (http, { password, newPassword }) => recoveryCalls(http).changePassword(password, newPassword, newPassword),
  },
  setting: {
    says: 'A setting of the tenant',
    session: true,
    expected: expected(answers.setting, settingCodec),
    make: http => tenantCalls(http, '').setting('iwize_integration'),
  },
  lenderCompanies: {
    says: 'The lenders',
    session: true,
    expected: expected(answers.companies, companiesCodec),
    make: http => lenderCompanies(http),
  },
  lenderLabels: {
    says: 'The labels of the lenders',
    session: true,
    expected: expected(answers.labels, labelsCodec),
    make: http => lenderLabels(http),
  },
  customer: {
    says: 'What the office knows of the customer, and the invitation',
    session: true,
    expected: expected(answers.customer, wireCustomerCodec),
    make: http => customerCalls(http).load(null),
  },
  retrievalToken: {
    says: "What the data provider's page is opened with",
    session: true,
    expected: expected(answers.retrievalToken, retrievalTokenCodec),
    make: (http, { invitation }) => retrievalCalls(http).token(invitation),
  },
  homeAtAddress: {
    says: 'The home at an address',
    session: true,
    expected: expected(answers.foundHome, homeAtAddressCodec),
    make: (http, { address }) => propertyCalls(http).byAddress(address),
  },
  homesNear: {
    says: 'The homes near a postal code',
    session: true,
    expected: expected(answers.foundHomes, homesNearCodec),
    make: (http, { address: { postalCode } }) =>
      propertyCalls(http).near({ postalCode, radius: 15, homeType: 'appartement' }),
  },
  home: {
    says: 'The home of an id',
    session: true,
    expected: expected(answers.foundHome, homeByIdCodec),
    make: (http, { home }) => propertyCalls(http).byId(home),
  },
  homePicture: {
    says: 'Whether the picture of a home is there by now',
    session: true,
    expected: expected(answers.pictureStatus, pictureStatusCodec),
    make: (http, { home }) => propertyCalls(http).status(home),
  },
  file: {
    says: 'Takes one document',
    session: true,
    expected: null,
    make: (http, { file }) => fileCalls(http).upload({ name: 'proef.pdf', type: 'application/pdf' }, file),
  },
  inventory: {
    says: 'Takes the inventory; received once the answer says when. What the customer did not change comes back as the very JSON that GET gave, but for asked dates, which are ISO',
    session: true,
    expected: expected(answers.customer, wireCustomerCodec),
    make: (http, { inventory }) => customerCalls(http).send(utf8Bytes(JSON.stringify(inventory))),
  },
}

/** Every call, in the order in which they are tried. */
export const officeCalls: readonly OfficeCall[] = Object.entries(calls).map(([name, call]) => ({ name, ...call }))
