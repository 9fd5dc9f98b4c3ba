import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import type { Schema } from './schema'

const optionsOf = (key: string): readonly unknown[] => {
  const slot = compileCatalogue(survey).slots.find(
    ({ path, question }) => path.includes(`.${key}.`) && question.kind === 'choice',
  )
  return slot?.question.kind === 'choice' ? slot.question.options.map(({ value }) => value) : []
}

const repeated: Schema = { description: 'The same again' }

/** What is worth knowing of what a call sends, by call and key. */
const notes: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  customer: {
    includes: { description: 'What the answer is to hold; the whole of it at every call' },
    token: {
      description:
        'Which invitation it is about: `invitation_token` of the address of the login, or the token of a link that did not let in by itself. Left out without one, also after a login by the token alone',
    },
  },
  validateToken: { include: { description: 'Always so' } },
  resetPassword: {
    token: { description: 'Of the mailed link (P), not of an invitation', example: 'nieuw-wachtwoord' },
  },
  resetEmail: {
    email_confirmation: repeated,
    code: { description: 'Given by the office. No user name goes along: code and date of birth say who it is' },
    date_of_birth: { description: 'YYYY-MM-DD' },
  },
  changePassword: { new_password_confirmation: repeated },
  retrievalToken: {
    portal_invitation_id: { type: ['string', 'number'], description: 'As GET customer wrote it', example: 1 },
  },
  homeAtAddress: {
    postal_code: { description: 'Four digits and two capitals, no space' },
    number: { description: 'As typed' },
    number_letter: { description: 'The letters of the addition, in capitals; may be empty' },
    number_addition: { description: 'The digits of the addition; may be empty' },
  },
  homesNear: {
    'q[postal_code]': { description: 'Four digits and two capitals, no space' },
    'q[radius]': { description: `Kilometres: ${optionsOf('search_radius').join(', ')}` },
    'q[type]': { description: `Of home: ${optionsOf('home_type').join(', ')}` },
    limit: { description: 'How many are shown; those without a `value_high` above 0 are not' },
    sort: { description: 'The cheapest first; they are sorted again' },
  },
  home: {
    home: { description: 'The `id` of a home, or an address as 1234AB-10-A' },
    limit: { description: 'Always so; one home is asked' },
  },
}

/** What is said of a key of a request beside its kind. */
export const noteOf = (call: string, key: string): Schema => notes[call]?.[key] ?? {}
