import { survey } from '../../domain/catalogue/survey'
import type { Catalogue } from '../../domain/engine/catalogue'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { profiles } from '../../domain/invitation/profiles'
import { boxes, checkbox, choice, mustChoose, pick, slider, toggle, yesNo } from '../../domain/language/chosenQuestions'
import {
  all,
  any,
  is,
  monitoring,
  not,
  officeDiscount,
  olderThan,
  onAssociationHost,
  partnerSession,
  profileSays,
  ticked,
} from '../../domain/language/condition'
import { invitationTypes } from '../../domain/language/invitation'
import { storedQuestion } from '../../domain/language/questionBase'
import { rule } from '../../domain/language/rule'
import { info, list, part, section, step, table } from '../../domain/language/section'
import type { StepKey } from '../../domain/language/stepKey'
import type { Survey } from '../../domain/language/survey'
import { date, integer, money, text } from '../../domain/language/typedQuestions'
import type { VisitProfiles } from '../../domain/language/visitProfile'
import { between0And, mustBeDate, mustFill } from '../../domain/rules/answerRules'
import { adultBirthDate } from '../../domain/rules/personRules'

const born = date('Geboren', 'birth', { rules: adultBirthDate('Wanneer?') })
const colour = choice(
  'radio',
  'Kleur',
  'situation',
  [
    [0, 'Rood'],
    [1, 'Blauw', { shownWhen: not(partnerSession) }],
  ],
  {
    rules: [mustChoose()],
    explanation: { title: 'Waarom blauw?', at: [1] },
  },
)
const retired = yesNo('Met pensioen?', 'situation', {
  shownWhen: is(colour, 1),
  presumed: { when: olderThan(born, 67), answer: 1 },
})
const wishes = boxes(
  'Wensen',
  'situation',
  [
    ['a', 'A'],
    ['b', 'B', { shownWhen: is(retired, 1) }],
    ['none', 'Geen', { alone: true }],
  ],
  { explanation: { title: 'Toelichting', at: 'b' } },
)
const hasBoats = yesNo('Boten?', 'situation', { shownWhen: any(ticked(wishes, 'b'), onAssociationHost) })
const sails = checkbox('Zeilt', 'situation')
const row = (title: string) =>
  choice(
    'row',
    title,
    'situation',
    [
      [0, 'Niet'],
      [1, 'Wel'],
    ],
    { rules: [mustChoose()], shownWhen: not(is(retired, 1)) },
  )

const mast = {
  id: storedQuestion('Nummer', 'identifier'),
  mast_name: text('Naam', 'name', { rules: [mustFill('Naam?')] }),
}
const built = date('Gebouwd', 'date', { rules: mustBeDate('Wanneer gebouwd?') })
const boat = {
  id: storedQuestion('Nummer', 'identifier'),
  name: text('Naam', 'name', { rules: [mustFill('Naam?')] }),
  sails,
  area: money('Oppervlak', 'amount', { shownWhen: all(is(sails, 1), is(retired, 1)), rules: between0And(500) }),
  built,
  sunk: date('Gezonken', 'date', {
    shownWhen: not(monitoring),
    rules: [rule('after', { tag: 'after', question: built }, 'Later', is(colour, 1))],
  }),
  masts: list('Mast', { first: 'Mast', another: 'Mast' }, mast, {
    firstStays: true,
    matchedBy: 'mast_name',
    summary: ['mast_name'],
    shownWhen: is(sails, 1),
  }),
}

const lender = pick('select', 'Geldverstrekker', 'situation', [], {
  supply: { from: 'lenders' },
  rules: [mustChoose()],
})

/** The profiles of the shipped types with no other steps than these: some types ask less than others. */
export const profilesWith = (steps: readonly StepKey[]): VisitProfiles => ({
  ...profiles,
  ...Object.fromEntries(
    invitationTypes.map(type => [
      type,
      { ...profiles[type], steps: profiles[type].steps.filter(step => steps.includes(step)) },
    ]),
  ),
})

/** Every kind of question, list and condition that the language has, also those that no step uses yet. */
const everyKindSurvey: Survey = {
  profiles: profilesWith(['intro', 'personal_details', 'questions_for_the_advisor', 'complete', 'success']),
  steps: [
    step('personal_details', 'Alles', '', [
      section('section_1', null, {
        born,
        colour,
        retired,
        wishes,
        rows: table('Rijen', { row_1: row('Een'), row_2: row('Twee') }),
        hint: info('Let op', is(retired, 1)),
        hours: slider('Uren', 'situation', { from: 0, to: 40, step: 4, marks: [], says: '{n}', initial: 40 }, {}),
        rest: part(
          {
            count: integer('Aantal', 'amount', { rules: [mustFill('Hoeveel?')] }),
            topic: toggle('Vraag', 'situation', 'Welke?'),
          },
          { shownWhen: any(profileSays('pensions'), all(profileSays('discount'), officeDiscount)) },
        ),
      }),
    ]),
    step(
      'questions_for_the_advisor',
      'Boten',
      '',
      [
        section(
          'boats',
          null,
          {
            has_boats: hasBoats,
            lender,
            product: pick('select', 'Product', 'situation', [], {
              supply: { from: 'products', of: lender },
              rules: [mustChoose()],
            }),
            boats: list('Boot', { first: 'Boot', another: 'Boot' }, boat, {
              gate: hasBoats,
              matchedBy: 'name',
              summary: ['name'],
            }),
          },
          { at: 'customer', shownWhen: not(is(colour, 0)) },
        ),
      ],
      { exempt: { when: olderThan(born, 65), text: 'Sla over' } },
    ),
  ],
  kept: [section('kept', null, { id: storedQuestion('Nummer', 'identifier') }, { at: 'kept' })],
}

export const surveyNames = ['shipped', 'everyKind'] as const
export type SurveyName = (typeof surveyNames)[number]

/** @returns the same catalogue each time; `fresh` reads the survey again, as another start of the portal does. */
export const catalogues: Readonly<Record<SurveyName, Catalogue>> = {
  shipped: compileCatalogue(survey),
  everyKind: compileCatalogue(everyKindSurvey),
}

export const fresh = (name: SurveyName): Catalogue => compileCatalogue(name === 'shipped' ? survey : everyKindSurvey)
