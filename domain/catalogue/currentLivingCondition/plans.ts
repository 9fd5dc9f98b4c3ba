import { is } from '../../language/condition'
import { section } from '../../language/section'
import { requiredButtons } from '../requiredChoice'

/** 'New house' is read as new-build: 1 goes on with the current home, 0 with an existing house (checklist OPEN-38). */
export const wantsNewHouse = requiredButtons('Wilt u een nieuwbouwwoning kopen?', {
  help: 'Een nieuwbouwwoning is een woning die nog gebouwd wordt of net gebouwd is.',
})

export const plans = section('section_1', 'Uw plannen', {
  i_have_a_house: requiredButtons('Heeft u op dit moment een eigen woning?', {
    help: 'Een eigen woning is een woning die u heeft gekocht. Huurt u? Kies dan Nee.',
  }),
  i_want_a_new_house: wantsNewHouse,
  i_want_a_existing_house: requiredButtons('Wilt u een bestaande woning kopen?', { shownWhen: is(wantsNewHouse, 0) }),
})
