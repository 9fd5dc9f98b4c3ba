import { is } from '../../language/condition'
import { section } from '../../language/section'
import { requiredYesNo } from '../requiredChoice'

const haveWill = requiredYesNo('Heeft u een testament?')

export const will = section('section_6', 'Testament', {
  have_will: haveWill,
  is_will_old: requiredYesNo('Is uw testament ouder dan 5 jaar?', {
    help: 'Is uw situatie veranderd? Dan is het goed om uw testament te laten nakijken.',
    shownWhen: is(haveWill, 1),
  }),
  have_life_will: requiredYesNo('Heeft u een levenstestament?', {
    help: 'In een levenstestament staat wie voor u beslist als u dat zelf niet meer kunt.',
  }),
  have_will_advice: requiredYesNo('Wilt u advies over een testament of levenstestament?'),
})
