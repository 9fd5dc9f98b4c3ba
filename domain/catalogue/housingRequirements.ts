import { all, officeDiscount, profileSays } from '../language/condition'
import { info, section, step } from '../language/section'
import { discountAheadText } from '../texts/discountTexts'

/**
 * The step 'Woonwensen': introduces the life events that follow, tells of the office's discount where there is one,
 * asks nothing and is always right (spec 2 section 2).
 */
export const housingRequirements = step(
  'housing_requirements',
  'Woonwensen',
  "De volgende pagina's gaan over gebeurtenissen in uw leven, zoals kinderen krijgen, werkloos worden of met pensioen gaan. Wij vragen steeds of u dan in uw woning wilt blijven wonen. Zo kan uw adviseur rekening houden met uw wensen.",
  [
    section('introduction', null, {
      discount: info(discountAheadText, all(profileSays('discount'), officeDiscount)),
    }),
  ],
  { onlyTells: true },
)
