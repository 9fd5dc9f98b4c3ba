import { expect, test } from 'vitest'
import { sustainability } from '../../../domain/catalogue/sustainability'
import { screenOf } from './screen'

/** Wording A12, checklist SUS: key | type | title | options | help | messages | shown when. */
const screen = `
step | Verduurzamen | Met een energiezuinige woning bespaart u op uw energiekosten. Soms kunt u de maatregelen meenemen in uw hypotheek. | -
section | section_1 | Maatregelen en geld | always | -
energy_saving_measures | radio | Heeft u al energiebesparende maatregelen genomen? | 0 = Nee; 1 = Ja, enkele maatregelen; 2 = Ja, mijn woning is al energiezuinig | Bijvoorbeeld isolatie, zonnepanelen of een warmtepomp. | Maak een keuze | always
savings | radio | Wilt u spaargeld gebruiken om uw woning te verduurzamen? | 1 = Ja; 0 = Nee; 2 = Weet ik nog niet | - | Maak een keuze | always
financing_sustainability | radio | Wilt u geld lenen om uw woning te verduurzamen? | 1 = Ja; 0 = Nee; 2 = Weet ik nog niet | - | Maak een keuze | always
explanation | text area | Wilt u uw antwoorden toelichten? | - | - | - | always
section | section_2 | Uw plannen | always | -
interested_sustainability_housing | radio | Wilt u uw woning (verder) verduurzamen? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
options_sustainability_housing_mapping | radio | Wilt u weten welke mogelijkheden er zijn voor uw woning? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
report_sustainability_housing | radio | Wilt u een rapport over het verduurzamen van uw woning? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
discuss_with_advisor_sustainability_housing | radio | Wilt u het verduurzamen bespreken met uw adviseur? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
explanation | text area | Wilt u uw antwoorden toelichten? | - | - | - | always
info | Als lid kunt u bij de vereniging ook terecht met vragen over het verduurzamen van uw woning. | association host
section | section_3 | Uw redenen | discuss_with_advisor_sustainability_housing = 1 | -
reason_for_sustainability | checkboxes | Waarom wilt u uw woning verduurzamen? | lower_energy_costs = Lagere energiekosten; comfort = Meer wooncomfort; environment = Beter voor het milieu; house_value = Mijn woning wordt meer waard; independence = Minder afhankelijk van gas; other = Een andere reden | - | Minimaal 1 antwoord(en) | discuss_with_advisor_sustainability_housing = 1
section | section_4 | Hoe u het betaalt | discuss_with_advisor_sustainability_housing = 1 | -
financing_sustainability | radio | Hoe wilt u het verduurzamen betalen? | 0 = Van spaargeld; 1 = Met een hogere hypotheek; 2 = Met een aparte lening; 3 = Met spaargeld en een lening samen; 4 = Dat wil ik bespreken met mijn adviseur | - | Maak een keuze | discuss_with_advisor_sustainability_housing = 1
explanation | text area | Wilt u dit toelichten? | - | - | - | discuss_with_advisor_sustainability_housing = 1
info | Voor energiebesparende maatregelen kunt u soms extra lenen. Uw adviseur vertelt u wat in uw situatie kan. | discuss_with_advisor_sustainability_housing = 1
`

test('sustainability shows exactly what the specification lists', () => {
  expect(screenOf(sustainability)).toEqual(screen.trim().split('\n'))
})
