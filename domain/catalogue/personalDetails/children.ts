import { stored } from '../../language/ask'
import { mustChoose, pick, yesNo } from '../../language/askChosen'
import { date, text } from '../../language/askTyped'
import { monitoring, not } from '../../language/condition'
import { list, section } from '../../language/section'
import { mustFill } from '../../rules/answer'
import { childBirthDate } from '../../rules/person'
import { genders } from '../options'

const hasChildren = yesNo('Heeft u kinderen?', 'situation', {
  assumes: {
    words: 'U heeft niet gezegd of u kinderen heeft. Wij gaan uit van nee.',
    yes: 'Wel kinderen',
    no: 'Geen kinderen',
  },
})

export const child = {
  id: stored('Nummer van het kind', 'identifier'),
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

export const children = section(
  'children',
  'Kinderen',
  {
    has_children: hasChildren,
    children: list('Kind', { first: 'Kind toevoegen', another: 'Kind toevoegen' }, child, {
      gate: hasChildren,
      matchedBy: 'first_name',
      summary: ['first_name', ['insertion', 'last_name'], 'date_of_birth'],
    }),
  },
  { at: 'customer', shownWhen: not(monitoring), summary: [] },
)
