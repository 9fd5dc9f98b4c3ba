/**
 * The section, outside a monitoring visit, that asks whether there are children and lists them with their names, birth,
 * gender, home and studies; also the questions of one child.
 */

import { mustChoose, pick, yesNo } from '../../language/chosenQuestions'
import { monitoring, not } from '../../language/condition'
import { storedQuestion } from '../../language/questionBase'
import { list, section } from '../../language/section'
import { date, text } from '../../language/typedQuestions'
import { mustFill } from '../../rules/answerRules'
import { childBirthDate } from '../../rules/personRules'
import { genders } from '../personOptions'

const hasChildren = yesNo('Heeft u kinderen?', 'situation', {
  assumes: {
    words: 'U heeft niet gezegd of u kinderen heeft. Wij gaan uit van nee.',
    yes: 'Wel kinderen',
    no: 'Geen kinderen',
  },
})

export const childQuestions = {
  id: storedQuestion('Nummer van het kind', 'identifier'),
  first_name: text('Voornaam', 'name', { rules: [mustFill('Vul een voornaam in')] }),
  insertion: text('Tussenvoegsel', 'name'),
  last_name: text('Achternaam', 'name', { rules: [mustFill('Vul een achternaam in')] }),
  place_of_birth: text('Geboorteplaats', 'birth'),
  date_of_birth: date('Geboortedatum', 'birth', { rules: childBirthDate('Vul een geboortedatum in') }),
  gender: pick('select', 'Geslacht', 'situation', genders, {
    initial: '',
    rules: [mustChoose('Vul een geslacht in')],
  }),
  lives_at_home: yesNo('Woont dit kind thuis?', 'situation', { rules: [mustChoose()] }),
  studies: yesNo('Studeert dit kind?', 'situation', { rules: [mustChoose()] }),
}

export const childrenSection = section(
  'children',
  'Kinderen',
  {
    has_children: hasChildren,
    children: list('Kind', { first: 'Kind toevoegen', another: 'Kind toevoegen' }, childQuestions, {
      gate: hasChildren,
      matchedBy: 'first_name',
      summary: ['first_name', ['insertion', 'last_name'], 'date_of_birth'],
    }),
  },
  { at: 'customer', shownWhen: not(monitoring), summary: [] },
)
