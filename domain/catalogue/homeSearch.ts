/**
 * Builds the questions of a home search near a postal code, and the stored fields of a home that is chosen there or
 * looked up at an address.
 */

import { choice, mustChoose, pick } from '../language/chosenQuestions'
import type { Condition } from '../language/condition'
import { reuseGroup, storedQuestion } from '../language/questionBase'
import { block } from '../language/section'
import { text } from '../language/typedQuestions'
import { sixCharacters } from '../rules/addressRules'

const wantedType = reuseGroup('choice', 'Type woning')
const wantedNear = reuseGroup('text', 'In de buurt van')
const wantedWithin = reuseGroup('choice', 'Binnen')
/** One answer with all that is kept of it. */
const chosenHome = reuseGroup('stored', 'Gekozen woning')

/** What the look-up of a home brings: kept with the answers and sent, never typed (spec 2 section 3). */
export const storedHomeFields = () => ({
  jumba_id: storedQuestion('Gekozen woning', 'identifier', '', { alike: chosenHome }),
  value_low: storedQuestion('Waarde vanaf', 'amount'),
  value_high: storedQuestion('Waarde tot', 'amount'),
  street: storedQuestion('Straat', 'address'),
  city: storedQuestion('Woonplaats', 'address'),
})

/**
 * Nobody has to choose a home (checklist OPEN-49). Every step that has one has its own: a question stands in one place.
 */
export const homeSearch = (shownWhen: Condition) =>
  block(
    {
      home_type: pick(
        'select',
        'Welk type woning zoekt u?',
        'situation',
        [
          ['eengezinswoning', 'Eengezinswoning'],
          ['bungalow', 'Bungalow'],
          ['hoekwoning', 'Hoekwoning'],
          ['appartement', 'Appartement'],
          ['tussenwoning', 'Tussenwoning'],
          ['2-onder-1-kapwoning', '2-onder-1-kapwoning'],
          ['vrijstaand', 'Vrijstaand'],
          ['grachtenpand', 'Grachtenpand'],
          ['herenhuis', 'Herenhuis'],
          ['benedenwoning', 'Benedenwoning'],
          ['bovenwoning', 'Bovenwoning'],
        ],
        { rules: [mustChoose()], alike: wantedType },
      ),
      search_postal_code: text('In de buurt van welke postcode zoekt u?', 'address', {
        form: 'postalCode',
        placeholder: '1234 AB',
        rules: sixCharacters,
        alike: wantedNear,
      }),
      search_radius: choice(
        'select',
        'Binnen welke afstand zoekt u?',
        'situation',
        [
          [1, '1 km'],
          [5, '5 km'],
          [10, '10 km'],
          [15, '15 km'],
        ],
        { rules: [mustChoose()], alike: wantedWithin },
      ),
      ...storedHomeFields(),
      postal_code: storedQuestion('Postcode', 'address'),
      number: storedQuestion('Huisnummer', 'address'),
      number_addition: storedQuestion('Toevoeging', 'address'),
    },
    { shownWhen, looksUp: 'homes' },
  )
