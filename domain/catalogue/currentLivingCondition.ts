/**
 * The step 'Uw woonsituatie': plans, the wanted home and the goal, its owner, income and spending, likely changes,
 * savings and debts, and wills.
 */

import { boxes } from '../language/chosenQuestions'
import { is } from '../language/condition'
import { block, readOnlyEntry, section, step, table } from '../language/section'
import { text, textArea } from '../language/typedQuestions'
import { addressNeeded, houseNumber, postalCode } from '../rules/addressRules'
import { mustFill } from '../rules/answerRules'
import { storedHomeFields } from './homeSearch'
import { likelihood } from './likelihood'
import { hasPartner } from './personalDetails/partner'
import { requiredButtons, requiredRadio, requiredYesNo } from './requiredChoice'
import { requiredMoney } from './requiredMoney'

/** 'New house' is read as new-build: 1 goes on with the current home, 0 with an existing house (checklist OPEN-38). */
const wantsNewHouse = requiredButtons('Wilt u een nieuwbouwwoning kopen?', {
  help: 'Een nieuwbouwwoning is een woning die nog gebouwd wordt of net gebouwd is.',
})

const plans = section('section_1', 'Uw plannen', {
  i_have_a_house: requiredButtons('Heeft u op dit moment een eigen woning?', {
    help: 'Een eigen woning is een woning die u heeft gekocht. Huurt u? Kies dan Nee.',
  }),
  i_want_a_new_house: wantsNewHouse,
  i_want_a_existing_house: requiredButtons('Wilt u een bestaande woning kopen?', { shownWhen: is(wantsNewHouse, 0) }),
})

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
    ...storedHomeFields(),
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

const home = section('section_2', 'De woning en uw doel', {
  current_home: readOnlyEntry('currentHome', 'Huidige woning', {
    empty: 'Geen adres opgegeven',
    shownWhen: is(wantsNewHouse, 1),
  }),
  wanted: block(
    { new_house: newHouse, wanted_home: wantedHome },
    { title: 'Gewenste woning', shownWhen: is(wantsNewHouse, 0) },
  ),
  purpose: block({ goal }, { title: 'Uw doel' }),
})

const owner = section(
  'section_3',
  'Eigenaar en inkomen',
  {
    whos_the_owner: requiredRadio(
      'Wie is of wordt de eigenaar van de woning?',
      [
        [0, 'Ik'],
        [1, 'Mijn partner'],
        [2, 'Mijn partner en ik samen'],
        [3, 'Anders'],
      ],
      { explanation: { title: 'Leg uit wie de eigenaar is of wordt', at: [3] } },
    ),
    whos_income: requiredRadio('Van welk inkomen betaalt u de hypotheek?', [
      [0, 'Van mijn inkomen'],
      [1, 'Van het inkomen van mijn partner'],
      [2, 'Van het inkomen van mijn partner en mij samen'],
    ]),
  },
  { shownWhen: is(hasPartner, 1) },
)

export const maxMonthlyMortgage = requiredMoney(
  'Hoeveel wilt u maximaal netto per maand betalen voor uw hypotheek?',
  'Netto is het bedrag dat overblijft na hypotheekrenteaftrek.',
)

const income = section('section_4', 'Uw inkomen en uitgaven', {
  live_style: requiredRadio('Hoe gaat u met geld om?', [
    [0, 'Ik leef zuinig en houd geld over'],
    [1, 'Ik geef ongeveer uit wat er binnenkomt'],
    [2, 'Ik leef ruim en geef makkelijk geld uit'],
  ]),
  my_income_5_years: requiredRadio('Hoe hoog is uw inkomen over 5 jaar, denkt u?', [
    [0, 'Lager dan nu'],
    [1, 'Ongeveer gelijk aan nu'],
    [2, 'Hoger dan nu'],
  ]),
  max_netto_mortgage: maxMonthlyMortgage,
})

const chance = likelihood('Mogelijk')

export const savings = requiredMoney(
  'Hoeveel spaargeld heeft u?',
  'Tel al uw spaarrekeningen bij elkaar op. Heeft u een partner? Tel dan ook het spaargeld van uw partner mee.',
)

/** What may change, and the savings and debts to meet it with. */
const changes = section('section_5', 'Uw geld nu en later', {
  changes: block(
    {
      likelihood: table('Hoe groot is de kans dat dit bij u gebeurt?', {
        moving: chance('Verhuizen'),
        heritage: chance('Een erfenis of schenking krijgen'),
        family_expansion: chance('Gezinsuitbreiding'),
        study_costs_children: chance('Studiekosten voor uw kinderen'),
        working_less: chance('Minder gaan werken'),
        other_possibility: chance('Een andere verandering'),
      }),
      changes_financial_state_explanation: textArea('Wilt u iets vertellen over deze veranderingen?', {
        help: 'Bijvoorbeeld wanneer u de verandering verwacht en om hoeveel geld het gaat.',
      }),
    },
    { title: 'Veranderingen' },
  ),
  money: block(
    {
      savings,
      saving_goals: boxes('Waarvoor spaart u?', 'situation', [
        ['buffer', 'Voor onverwachte uitgaven'],
        ['buy_house', 'Om een woning te kopen'],
        ['renovation', 'Voor verbouwing of onderhoud'],
        ['sustainability', 'Om mijn woning te verduurzamen'],
        ['repay_mortgage', 'Om extra af te lossen op mijn hypotheek'],
        ['children', 'Voor mijn kinderen'],
        ['pension', 'Voor later, als ik met pensioen ben'],
        ['big_purchase', 'Voor een auto, vakantie of andere grote aankoop'],
        ['other', 'Voor iets anders'],
        ['none', 'Ik spaar niet', { alone: true }],
      ]),
      low_mortgage: requiredYesNo('Wilt u uw hypotheek zo laag mogelijk houden?', {
        explanation: { title: 'Waarom wilt u dat?', at: [1] },
      }),
      loans_and_liabilities: boxes('Welke leningen of andere verplichtingen heeft u?', 'situation', [
        ['personal_loan', 'Persoonlijke lening'],
        ['revolving_credit', 'Doorlopend krediet'],
        ['student_loan', 'Studieschuld'],
        ['private_lease', 'Private lease'],
        ['credit_card', 'Creditcard of rood staan'],
        ['alimony', 'Alimentatie die ik betaal'],
        ['family_loan', 'Lening bij familie of vrienden'],
        ['other', 'Een andere lening of verplichting'],
        ['none', 'Ik heb geen leningen of verplichtingen', { alone: true }],
      ]),
      saving_money_explanation: textArea('Wilt u nog iets vertellen over uw spaargeld of leningen?', {
        help: 'Bijvoorbeeld hoe hoog uw leningen zijn en wat u per maand betaalt.',
      }),
    },
    { title: 'Spaargeld en leningen' },
  ),
})

const haveWill = requiredYesNo('Heeft u een testament?')

const will = section('section_6', 'Testament', {
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

export const currentLivingCondition = step(
  'current_living_condition',
  'Uw woonsituatie',
  'Wij willen graag weten hoe u nu woont en wat u wilt. Met uw antwoorden kan uw adviseur een advies geven dat bij u past.',
  [plans, home, owner, income, changes, will],
)
