import { boxes } from '../../language/askChosen'
import { textArea } from '../../language/askTyped'
import { block, section, table } from '../../language/section'
import { likelihood } from '../likelihood'
import { requiredYesNo } from '../requiredChoice'
import { requiredMoney } from '../requiredMoney'

const chance = likelihood('Mogelijk')

export const savings = requiredMoney(
  'Hoeveel spaargeld heeft u?',
  'Tel al uw spaarrekeningen bij elkaar op. Heeft u een partner? Tel dan ook het spaargeld van uw partner mee.',
)

/** What may change, and the savings and debts to meet it with. */
export const changes = section('section_5', 'Uw geld nu en later', {
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
