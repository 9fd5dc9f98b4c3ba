import { fromList, oneOf, someOf, words, written, yesOrNo } from '../asking'
import { wantedHome } from './homes'

/** The questions as a customer reads them, with the answers as the office knows them: where one lives, and the loan. */

const chance = (title: string) => oneOf(title, { Onwaarschijnlijk: 0, Mogelijk: 1, 'Zeer waarschijnlijk': 2 })

export const currentLivingCondition = {
  section_1: {
    i_have_a_house: yesOrNo('Heeft u op dit moment een eigen woning?'),
    i_want_a_new_house: yesOrNo('Wilt u een nieuwbouwwoning kopen?'),
    i_want_a_existing_house: yesOrNo('Wilt u een bestaande woning kopen?'),
  },
  section_2: {
    new_house: yesOrNo('Weet u al welke woning u wilt kopen?'),
    ...wantedHome,
    goal: oneOf('Wat is uw belangrijkste doel?', {
      'Ik wil een woning kopen': 0,
      'Ik wil mijn hypotheek oversluiten': 1,
      'Ik wil mijn hypotheek verhogen': 2,
      'Ik wil mijn woning verbouwen of verduurzamen': 3,
      'Ik wil mijn (ex-)partner uitkopen': 4,
      'Ik heb een ander doel': 5,
    }),
    'goal.explanation': words('Licht uw doel kort toe'),
  },
  section_3: {
    whos_the_owner: oneOf('Wie is of wordt de eigenaar van de woning?', {
      Ik: 0,
      'Mijn partner': 1,
      'Mijn partner en ik samen': 2,
      Anders: 3,
    }),
    'whos_the_owner.explanation': words('Leg uit wie de eigenaar is of wordt'),
    whos_income: oneOf('Van welk inkomen betaalt u de hypotheek?', {
      'Van mijn inkomen': 0,
      'Van het inkomen van mijn partner': 1,
      'Van het inkomen van mijn partner en mij samen': 2,
    }),
  },
  section_4: {
    live_style: oneOf('Hoe gaat u met geld om?', {
      'Ik leef zuinig en houd geld over': 0,
      'Ik geef ongeveer uit wat er binnenkomt': 1,
      'Ik leef ruim en geef makkelijk geld uit': 2,
    }),
    my_income_5_years: oneOf('Hoe hoog is uw inkomen over 5 jaar, denkt u?', {
      'Lager dan nu': 0,
      'Ongeveer gelijk aan nu': 1,
      'Hoger dan nu': 2,
    }),
    max_netto_mortgage: written('Hoeveel wilt u maximaal netto per maand betalen voor uw hypotheek?'),
  },
  section_5: {
    moving: chance('Verhuizen'),
    heritage: chance('Een erfenis of schenking krijgen'),
    family_expansion: chance('Gezinsuitbreiding'),
    study_costs_children: chance('Studiekosten voor uw kinderen'),
    working_less: chance('Minder gaan werken'),
    other_possibility: chance('Een andere verandering'),
    changes_financial_state_explanation: words('Wilt u iets vertellen over deze veranderingen?'),
    savings: written('Hoeveel spaargeld heeft u?'),
    saving_goals: someOf('Waarvoor spaart u?', {
      buffer: 'Voor onverwachte uitgaven',
      buy_house: 'Om een woning te kopen',
      renovation: 'Voor verbouwing of onderhoud',
      sustainability: 'Om mijn woning te verduurzamen',
      repay_mortgage: 'Om extra af te lossen op mijn hypotheek',
      children: 'Voor mijn kinderen',
      pension: 'Voor later, als ik met pensioen ben',
      big_purchase: 'Voor een auto, vakantie of andere grote aankoop',
      other: 'Voor iets anders',
      none: 'Ik spaar niet',
    }),
    low_mortgage: yesOrNo('Wilt u uw hypotheek zo laag mogelijk houden?'),
    'low_mortgage.explanation': words('Waarom wilt u dat?'),
    loans_and_liabilities: someOf('Welke leningen of andere verplichtingen heeft u?', {
      personal_loan: 'Persoonlijke lening',
      revolving_credit: 'Doorlopend krediet',
      student_loan: 'Studieschuld',
      private_lease: 'Private lease',
      credit_card: 'Creditcard of rood staan',
      alimony: 'Alimentatie die ik betaal',
      family_loan: 'Lening bij familie of vrienden',
      other: 'Een andere lening of verplichting',
      none: 'Ik heb geen leningen of verplichtingen',
    }),
    saving_money_explanation: words('Wilt u nog iets vertellen over uw spaargeld of leningen?'),
  },
  section_6: {
    have_will: yesOrNo('Heeft u een testament?'),
    is_will_old: yesOrNo('Is uw testament ouder dan 5 jaar?'),
    have_life_will: yesOrNo('Heeft u een levenstestament?'),
    have_will_advice: yesOrNo('Wilt u advies over een testament of levenstestament?'),
  },
}

export const financing = {
  section_11: {
    mortgage_payments: oneOf('Welke maandlasten passen het best bij u?', {
      'Vaste maandlasten: ik betaal iedere maand bruto hetzelfde bedrag': 0,
      'Dalende maandlasten: ik begin hoger en betaal daarna steeds minder': 1,
      'Lage maandlasten: ik betaal vooral rente en los weinig of niets af': 2,
      'Een combinatie hiervan': 3,
      'Ik weet het nog niet': 4,
    }),
    'mortgage_payments.explanation': words('Licht uw keuze toe'),
    mortgage_properties: someOf('Wat vindt u belangrijk bij uw hypotheek?', {
      low_interest: 'Een lage rente',
      fixed_costs: 'Lang zekerheid over mijn maandlasten',
      penalty_free_repayment: 'Extra boetevrij aflossen',
      portable: 'De hypotheek meenemen als ik verhuis (meeneemregeling)',
      construction_deposit: 'Een bouwdepot voor nieuwbouw of verbouwing',
      full_repayment: 'Aan het eind van de looptijd is alles afgelost',
      interest_deduction: 'Recht op hypotheekrenteaftrek',
      other: 'Iets anders',
    }),
    mortgage_properties_explanation: words('Wilt u dit toelichten?'),
    insurance: fromList('Hoe lang wilt u zekerheid over uw hypotheekrente (rentevaste periode)?', {
      '1 jaar': 1,
      '5 jaar': 5,
      '10 jaar': 10,
      '15 jaar': 15,
      '20 jaar': 20,
      '30 jaar': 30,
    }),
  },
}
