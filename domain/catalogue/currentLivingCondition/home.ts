import { text } from '../../language/askTyped'
import { is } from '../../language/condition'
import { block, section, shown } from '../../language/section'
import { addressNeeded, houseNumber, postalCode } from '../../rules/address'
import { mustFill } from '../../rules/answer'
import { foundHome } from '../homeSearch'
import { requiredRadio, requiredYesNo } from '../requiredChoice'
import { wantsNewHouse } from './plans'

const needed = mustFill(addressNeeded)

const newHouse = requiredYesNo('Weet u al welke woning u wilt kopen?')

/** Postal code and number are needed; a look-up that finds nothing does not block (checklist OPEN-50). */
const wantedHome = block(
  {
    postal_code: text('Postcode', 'address', {
      rules: [needed, postalCode],
      form: 'postalCode',
      placeholder: '1234 AB',
    }),
    number: text('Huisnummer', 'address', { rules: [needed, houseNumber], form: 'digits' }),
    addition: text('Toevoeging', 'address'),
    ...foundHome(),
  },
  { shownWhen: is(newHouse, 1), looksUp: 'home' },
)

const goal = requiredRadio(
  'Wat is uw belangrijkste doel?',
  [
    [0, 'Ik wil een woning kopen'],
    [1, 'Ik wil mijn hypotheek oversluiten'],
    [2, 'Ik wil mijn hypotheek verhogen'],
    [3, 'Ik wil mijn woning verbouwen of verduurzamen'],
    [4, 'Ik wil mijn (ex-)partner uitkopen'],
    [5, 'Ik heb een ander doel'],
  ],
  { explanation: { title: 'Licht uw doel kort toe' } },
)

export const home = section('section_2', 'De woning en uw doel', {
  current_home: shown('currentHome', 'Huidige woning', {
    empty: 'Geen adres opgegeven',
    shownWhen: is(wantsNewHouse, 1),
  }),
  wanted: block(
    { new_house: newHouse, wanted_home: wantedHome },
    { title: 'Gewenste woning', shownWhen: is(wantsNewHouse, 0) },
  ),
  purpose: block({ goal }, { title: 'Uw doel' }),
})
