import { expect, test } from 'vitest'
import { currentLivingCondition } from '../../../domain/catalogue/currentLivingCondition'
import { screenOf } from './screen'

/** Wording A1, checklist CLC: key | type | title | options | help | messages | shown when. */
const screen = `
step | Uw woonsituatie | Wij willen graag weten hoe u nu woont en wat u wilt. Met uw antwoorden kan uw adviseur een advies geven dat bij u past. | -
section | section_1 | Uw plannen | always | -
i_have_a_house | yes/no buttons | Heeft u op dit moment een eigen woning? | 1 = Ja; 0 = Nee | Een eigen woning is een woning die u heeft gekocht. Huurt u? Kies dan Nee. | Maak een keuze | always
i_want_a_new_house | yes/no buttons | Wilt u een nieuwbouwwoning kopen? | 1 = Ja; 0 = Nee | Een nieuwbouwwoning is een woning die nog gebouwd wordt of net gebouwd is. | Maak een keuze | always
i_want_a_existing_house | yes/no buttons | Wilt u een bestaande woning kopen? | 1 = Ja; 0 = Nee | - | Maak een keuze | i_want_a_new_house = 0
section | section_2 | De woning en uw doel | always | -
currentHome | Huidige woning | Geen adres opgegeven | i_want_a_new_house = 1
heading | Gewenste woning | i_want_a_new_house = 0
new_house | radio | Weet u al welke woning u wilt kopen? | 1 = Ja; 0 = Nee | - | Maak een keuze | i_want_a_new_house = 0
postal_code | text '1234 AB' | Postcode | - | - | Dit veld is verplicht; Vul een geldige postcode in | i_want_a_new_house = 0 and new_house = 1
number | text | Huisnummer | - | - | Dit veld is verplicht; Vul een geldig huisnummer in, zonder letters | i_want_a_new_house = 0 and new_house = 1
addition | text | Toevoeging | - | - | - | i_want_a_new_house = 0 and new_house = 1
looks up | home | i_want_a_new_house = 0 and new_house = 1
heading | Uw doel | always
goal | radio | Wat is uw belangrijkste doel? | 0 = Ik wil een woning kopen; 1 = Ik wil mijn hypotheek oversluiten; 2 = Ik wil mijn hypotheek verhogen; 3 = Ik wil mijn woning verbouwen of verduurzamen; 4 = Ik wil mijn (ex-)partner uitkopen; 5 = Ik heb een ander doel | - | Maak een keuze | always
goal.explanation | text area | Licht uw doel kort toe | - | - | - | always
section | section_3 | Eigenaar en inkomen | has_partner = 1 | -
whos_the_owner | radio | Wie is of wordt de eigenaar van de woning? | 0 = Ik; 1 = Mijn partner; 2 = Mijn partner en ik samen; 3 = Anders | - | Maak een keuze | has_partner = 1
whos_the_owner.explanation | text area | Leg uit wie de eigenaar is of wordt | - | - | - | has_partner = 1 and whos_the_owner = 3
whos_income | radio | Van welk inkomen betaalt u de hypotheek? | 0 = Van mijn inkomen; 1 = Van het inkomen van mijn partner; 2 = Van het inkomen van mijn partner en mij samen | - | Maak een keuze | has_partner = 1
section | section_4 | Uw inkomen en uitgaven | always | -
live_style | radio | Hoe gaat u met geld om? | 0 = Ik leef zuinig en houd geld over; 1 = Ik geef ongeveer uit wat er binnenkomt; 2 = Ik leef ruim en geef makkelijk geld uit | - | Maak een keuze | always
my_income_5_years | radio | Hoe hoog is uw inkomen over 5 jaar, denkt u? | 0 = Lager dan nu; 1 = Ongeveer gelijk aan nu; 2 = Hoger dan nu | - | Maak een keuze | always
max_netto_mortgage | money | Hoeveel wilt u maximaal netto per maand betalen voor uw hypotheek? | - | Netto is het bedrag dat overblijft na hypotheekrenteaftrek. | Vul een bedrag in; Ongeldige waarde | always
section | section_5 | Uw geld nu en later | always | -
heading | Veranderingen | always
table | Hoe groot is de kans dat dit bij u gebeurt?
moving | table row | Verhuizen | 0 = Onwaarschijnlijk; 1 = Mogelijk; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
heritage | table row | Een erfenis of schenking krijgen | 0 = Onwaarschijnlijk; 1 = Mogelijk; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
family_expansion | table row | Gezinsuitbreiding | 0 = Onwaarschijnlijk; 1 = Mogelijk; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
study_costs_children | table row | Studiekosten voor uw kinderen | 0 = Onwaarschijnlijk; 1 = Mogelijk; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
working_less | table row | Minder gaan werken | 0 = Onwaarschijnlijk; 1 = Mogelijk; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
other_possibility | table row | Een andere verandering | 0 = Onwaarschijnlijk; 1 = Mogelijk; 2 = Zeer waarschijnlijk | - | Maak een keuze | always
changes_financial_state_explanation | text area | Wilt u iets vertellen over deze veranderingen? | - | Bijvoorbeeld wanneer u de verandering verwacht en om hoeveel geld het gaat. | - | always
heading | Spaargeld en leningen | always
savings | money | Hoeveel spaargeld heeft u? | - | Tel al uw spaarrekeningen bij elkaar op. Heeft u een partner? Tel dan ook het spaargeld van uw partner mee. | Vul een bedrag in; Ongeldige waarde | always
saving_goals | checkboxes | Waarvoor spaart u? | buffer = Voor onverwachte uitgaven; buy_house = Om een woning te kopen; renovation = Voor verbouwing of onderhoud; sustainability = Om mijn woning te verduurzamen; repay_mortgage = Om extra af te lossen op mijn hypotheek; children = Voor mijn kinderen; pension = Voor later, als ik met pensioen ben; big_purchase = Voor een auto, vakantie of andere grote aankoop; other = Voor iets anders; none = Ik spaar niet (alone) | - | Minimaal 1 antwoord(en) | always
low_mortgage | radio | Wilt u uw hypotheek zo laag mogelijk houden? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
low_mortgage.explanation | text area | Waarom wilt u dat? | - | - | - | low_mortgage = 1
loans_and_liabilities | checkboxes | Welke leningen of andere verplichtingen heeft u? | personal_loan = Persoonlijke lening; revolving_credit = Doorlopend krediet; student_loan = Studieschuld; private_lease = Private lease; credit_card = Creditcard of rood staan; alimony = Alimentatie die ik betaal; family_loan = Lening bij familie of vrienden; other = Een andere lening of verplichting; none = Ik heb geen leningen of verplichtingen (alone) | - | Minimaal 1 antwoord(en) | always
saving_money_explanation | text area | Wilt u nog iets vertellen over uw spaargeld of leningen? | - | Bijvoorbeeld hoe hoog uw leningen zijn en wat u per maand betaalt. | - | always
section | section_6 | Testament | always | -
have_will | radio | Heeft u een testament? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
is_will_old | radio | Is uw testament ouder dan 5 jaar? | 1 = Ja; 0 = Nee | Is uw situatie veranderd? Dan is het goed om uw testament te laten nakijken. | Maak een keuze | have_will = 1
have_life_will | radio | Heeft u een levenstestament? | 1 = Ja; 0 = Nee | In een levenstestament staat wie voor u beslist als u dat zelf niet meer kunt. | Maak een keuze | always
have_will_advice | radio | Wilt u advies over een testament of levenstestament? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
`

test('current_living_condition shows exactly what the specification lists', () => {
  expect(screenOf(currentLivingCondition)).toEqual(screen.trim().split('\n'))
})
