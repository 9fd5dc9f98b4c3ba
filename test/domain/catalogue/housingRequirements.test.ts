import { expect, test } from 'vitest'
import { housingRequirements } from '../../../domain/catalogue/housingRequirements'
import { screenOf } from './screen'

/** Wording A3, checklist HOU: key | type | title | options | help | messages | shown when. */
const screen = `
step | Woonwensen | De volgende pagina's gaan over gebeurtenissen in uw leven, zoals kinderen krijgen, werkloos worden of met pensioen gaan. Wij vragen steeds of u dan in uw woning wilt blijven wonen. Zo kan uw adviseur rekening houden met uw wensen. | -
section | introduction | - | always | -
info | Vult u de hele inventarisatie in? Dan krijgt u in totaal {discount} euro korting op de advies- en bemiddelingskosten. | not type pension, mortgage, mortgage_pension, mortgage_enrich and the office gives a discount
`

test('housing_requirements shows exactly what the specification lists', () => {
  expect(screenOf(housingRequirements)).toEqual(screen.trim().split('\n'))
})
