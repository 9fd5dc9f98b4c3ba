import { expect, test } from 'vitest'
import { mortgage } from '../../../domain/catalogue/mortgage'
import { screenOf } from './screen'

/** Wording A11, checklist MOR: key | type | title | options | help | messages | shown when. */
const screen = `
step | Hypotheek | Uw adviseur moet weten wat u al weet van hypotheken en wat u wilt. Er zijn geen foute antwoorden. | -
section | section_20 | Kosten voor advies | association host | -
question_1 | radio | Weet u dat u kosten betaalt voor advies en bemiddeling? | 1 = Ja; 0 = Nee | - | Maak een keuze | association host
info | Let op: voor advies en bemiddeling betaalt u kosten. Uw adviseur vertelt u vooraf hoe hoog deze kosten zijn. | association host
section | section_21 | Wat u weet van hypotheken | always | -
heading | Renteaftrek | always
table | Denkt u dat u recht heeft op hypotheekrenteaftrek als u geld leent voor:
question_1 | table row | Het kopen van de woning waarin u zelf woont | 1 = Wel renteaftrek; 0 = Geen renteaftrek | - | Maak een keuze | always
question_2 | table row | Een verbouwing of onderhoud van uw woning | 1 = Wel renteaftrek; 0 = Geen renteaftrek | - | Maak een keuze | always
question_3 | table row | Het verduurzamen van uw woning | 1 = Wel renteaftrek; 0 = Geen renteaftrek | - | Maak een keuze | always
question_4 | table row | Een auto of een vakantie | 1 = Wel renteaftrek; 0 = Geen renteaftrek | - | Maak een keuze | always
question_5 | table row | Een tweede woning of vakantiewoning | 1 = Wel renteaftrek; 0 = Geen renteaftrek | - | Maak een keuze | always
question_6 | table row | Het afkopen van erfpacht van uw woning | 1 = Wel renteaftrek; 0 = Geen renteaftrek | - | Maak een keuze | always
heading | Uw ervaring | always
experience | radio | Heeft u eerder een hypotheek gehad? | 0 = Nee, nog nooit; 1 = Ja, één keer; 2 = Ja, meer dan één keer | - | Maak een keuze | always
experience.explanation | text area | Wilt u uw ervaring toelichten? | - | - | - | always
heading | Hypotheekvormen | always
table | Hoe goed kent u deze hypotheekvormen?
question_7 | table row | Annuïteitenhypotheek | 0 = Niet; 1 = Beperkt; 2 = Volledig | U betaalt iedere maand bruto hetzelfde bedrag aan rente en aflossing samen. | Maak een keuze | always
question_8 | table row | Lineaire hypotheek | 0 = Niet; 1 = Beperkt; 2 = Volledig | U lost iedere maand hetzelfde bedrag af. Uw maandlasten dalen. | Maak een keuze | always
question_9 | table row | Aflossingsvrije hypotheek | 0 = Niet; 1 = Beperkt; 2 = Volledig | U betaalt alleen rente. Aan het eind lost u de lening in één keer af. | Maak een keuze | always
question_10 | table row | Bankspaarhypotheek | 0 = Niet; 1 = Beperkt; 2 = Volledig | U spaart op een geblokkeerde rekening om aan het eind af te lossen. | Maak een keuze | always
question_11 | table row | Levenhypotheek | 0 = Niet; 1 = Beperkt; 2 = Volledig | U bouwt kapitaal op in een levensverzekering om aan het eind af te lossen. | Maak een keuze | always
question_12 | table row | Beleggingshypotheek | 0 = Niet; 1 = Beperkt; 2 = Volledig | U belegt om aan het eind af te lossen. De opbrengst is niet zeker. | Maak een keuze | always
mortgage_types_explanation | text area | Wilt u iets vertellen over uw kennis van hypotheekvormen? | - | - | - | always
heading | Begrippen | always
table | Hoe goed kent u deze begrippen?
question_13 | table row | Hypotheekrenteaftrek | 0 = Niet; 1 = Beperkt; 2 = Volledig | U mag de rente die u betaalt van uw inkomen aftrekken voor de belasting. | Maak een keuze | always
question_14 | table row | Rentevaste periode | 0 = Niet; 1 = Beperkt; 2 = Volledig | De tijd waarin uw rente niet verandert. | Maak een keuze | always
question_15 | table row | Nationale Hypotheek Garantie (NHG) | 0 = Niet; 1 = Beperkt; 2 = Volledig | Een vangnet als u uw hypotheek door een tegenslag niet meer kunt betalen. | Maak een keuze | always
question_16 | table row | Boetevrij aflossen | 0 = Niet; 1 = Beperkt; 2 = Volledig | Het deel van de lening dat u extra mag aflossen zonder vergoeding aan de bank. | Maak een keuze | always
question_17 | table row | Overlijdensrisicoverzekering (ORV) | 0 = Niet; 1 = Beperkt; 2 = Volledig | Een verzekering die een bedrag uitkeert als u of uw partner overlijdt. | Maak een keuze | always
question_18 | table row | Overwaarde en restschuld | 0 = Niet; 1 = Beperkt; 2 = Volledig | Het verschil tussen de waarde van uw woning en uw hypotheek. | Maak een keuze | always
question_19 | table row | WOZ-waarde en eigenwoningforfait | 0 = Niet; 1 = Beperkt; 2 = Volledig | De waarde volgens de gemeente, en het bedrag dat u daarom bij uw inkomen optelt. | Maak een keuze | always
question_20 | table row | Bouwdepot | 0 = Niet; 1 = Beperkt; 2 = Volledig | Geld voor een verbouwing of nieuwbouw dat de bank apart voor u zet. | Maak een keuze | always
heading | Sparen voor uw hypotheek | always
form_saving | radio | Bouwt u geld op om uw hypotheek af te lossen, bijvoorbeeld met een bankspaarrekening of verzekering? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
continue_saving | radio | Wilt u hiermee doorgaan? | 1 = Ja; 0 = Nee; 2 = Dat wil ik bespreken met mijn adviseur | - | Maak een keuze | form_saving = 1
saving_explanation | text area | Wilt u dit toelichten? | - | - | - | always
section | section_22 | Uw wensen | always | -
heading | Aanvraag en offerte | always
question_1 | select | Hoe snel moet uw hypotheek geregeld zijn? | 4 = Binnen 4 weken; 8 = Binnen 6 tot 8 weken; 12 = Binnen 12 weken; 99 = Ik heb geen haast | De behandeling van een aanvraag duurt meestal 6 tot 8 weken. | Maak een keuze | always
question_2 | select | Hoe lang moet de offerte geldig zijn? | 3 = 3 maanden; 6 = 6 maanden; 9 = 9 maanden; 12 = 12 maanden | - | Maak een keuze | always
question_3 | select | Wanneer wilt u dat de rente wordt vastgezet? | 0 = Bij de offerte; 1 = Bij de notaris, als de rente dan lager is; 2 = Dat wil ik bespreken met mijn adviseur | - | Maak een keuze | always
heading | Voorwaarden van uw hypotheek | always
question_4 | select | Hoeveel wilt u per jaar boetevrij kunnen aflossen? | 10 = 10%; 25 = 25%; 20 = 20%; 100 = Onbeperkt | Het percentage gaat over het oorspronkelijke bedrag van uw lening. | Maak een keuze | always
question_5 | radio | Geen annuleringskosten als u de offerte niet gebruikt: is dat een eis of een wens? | 0 = Eis; 1 = Wens | - | Maak een keuze | always
question_6 | radio | Wilt u een hypotheek met Nationale Hypotheek Garantie (NHG)? | 1 = Ja, als dat kan; 0 = Nee; 2 = Dat wil ik bespreken met mijn adviseur | - | Maak een keuze | always
question_7 | radio | Wilt u een overlijdensrisicoverzekering (ORV) bij uw hypotheek? | 1 = Ja; 0 = Nee; 2 = Dat wil ik bespreken met mijn adviseur | - | Maak een keuze | always
question_8 | radio | De hypotheek meenemen als u verhuist: is dat een eis of een wens? | 0 = Eis; 1 = Wens | - | Maak een keuze | always
question_9 | radio | Boetevrij aflossen als u uw woning verkoopt: is dat een eis of een wens? | 0 = Eis; 1 = Wens | - | Maak een keuze | always
explanation | text area | Wilt u uw antwoorden toelichten? | - | - | - | always
`

test('mortgage shows exactly what the specification lists', () => {
  expect(screenOf(mortgage)).toEqual(screen.trim().split('\n'))
})
