import { fromList, oneOf, someOf, words, yesOrNo } from '../asking'

const deduction = (purpose: string) => oneOf(purpose, { 'Wel renteaftrek': 1, 'Geen renteaftrek': 0 })
const known = (subject: string) => oneOf(subject, { Niet: 0, Beperkt: 1, Volledig: 2 })
const demandOrWish = (title: string) => oneOf(title, { Eis: 0, Wens: 1 })
const orDiscuss = (title: string, yes = 'Ja') =>
  oneOf<string>(title, { [yes]: 1, Nee: 0, 'Dat wil ik bespreken met mijn adviseur': 2 })

export const mortgage = {
  // Only on the host of the association.
  section_20: { question_1: yesOrNo('Weet u dat u kosten betaalt voor advies en bemiddeling?') },
  section_21: {
    question_1: deduction('Het kopen van de woning waarin u zelf woont'),
    question_2: deduction('Een verbouwing of onderhoud van uw woning'),
    question_3: deduction('Het verduurzamen van uw woning'),
    question_4: deduction('Een auto of een vakantie'),
    question_5: deduction('Een tweede woning of vakantiewoning'),
    question_6: deduction('Het afkopen van erfpacht van uw woning'),
    experience: oneOf('Heeft u eerder een hypotheek gehad?', {
      'Nee, nog nooit': 0,
      'Ja, één keer': 1,
      'Ja, meer dan één keer': 2,
    }),
    'experience.explanation': words('Wilt u uw ervaring toelichten?'),
    question_7: known('Annuïteitenhypotheek'),
    question_8: known('Lineaire hypotheek'),
    question_9: known('Aflossingsvrije hypotheek'),
    question_10: known('Bankspaarhypotheek'),
    question_11: known('Levenhypotheek'),
    question_12: known('Beleggingshypotheek'),
    mortgage_types_explanation: words('Wilt u iets vertellen over uw kennis van hypotheekvormen?'),
    question_13: known('Hypotheekrenteaftrek'),
    question_14: known('Rentevaste periode'),
    question_15: known('Nationale Hypotheek Garantie (NHG)'),
    question_16: known('Boetevrij aflossen'),
    question_17: known('Overlijdensrisicoverzekering (ORV)'),
    question_18: known('Overwaarde en restschuld'),
    question_19: known('WOZ-waarde en eigenwoningforfait'),
    question_20: known('Bouwdepot'),
    form_saving: yesOrNo(
      'Bouwt u geld op om uw hypotheek af te lossen, bijvoorbeeld met een bankspaarrekening of verzekering?',
    ),
    continue_saving: orDiscuss('Wilt u hiermee doorgaan?'),
    saving_explanation: words('Wilt u dit toelichten?'),
  },
  section_22: {
    question_1: fromList('Hoe snel moet uw hypotheek geregeld zijn?', {
      'Binnen 4 weken': 4,
      'Binnen 6 tot 8 weken': 8,
      'Binnen 12 weken': 12,
      'Ik heb geen haast': 99,
    }),
    question_2: fromList('Hoe lang moet de offerte geldig zijn?', {
      '3 maanden': 3,
      '6 maanden': 6,
      '9 maanden': 9,
      '12 maanden': 12,
    }),
    question_3: fromList('Wanneer wilt u dat de rente wordt vastgezet?', {
      'Bij de offerte': 0,
      'Bij de notaris, als de rente dan lager is': 1,
      'Dat wil ik bespreken met mijn adviseur': 2,
    }),
    question_4: fromList('Hoeveel wilt u per jaar boetevrij kunnen aflossen?', {
      '10%': 10,
      '25%': 25,
      '20%': 20,
      Onbeperkt: 100,
    }),
    question_5: demandOrWish('Geen annuleringskosten als u de offerte niet gebruikt: is dat een eis of een wens?'),
    question_6: orDiscuss('Wilt u een hypotheek met Nationale Hypotheek Garantie (NHG)?', 'Ja, als dat kan'),
    question_7: orDiscuss('Wilt u een overlijdensrisicoverzekering (ORV) bij uw hypotheek?'),
    question_8: demandOrWish('De hypotheek meenemen als u verhuist: is dat een eis of een wens?'),
    question_9: demandOrWish('Boetevrij aflossen als u uw woning verkoopt: is dat een eis of een wens?'),
    explanation: words('Wilt u uw antwoorden toelichten?'),
  },
}

const orUnknown = (title: string) => oneOf(title, { Ja: 1, Nee: 0, 'Weet ik nog niet': 2 })

export const sustainability = {
  section_1: {
    energy_saving_measures: oneOf('Heeft u al energiebesparende maatregelen genomen?', {
      Nee: 0,
      'Ja, enkele maatregelen': 1,
      'Ja, mijn woning is al energiezuinig': 2,
    }),
    savings: orUnknown('Wilt u spaargeld gebruiken om uw woning te verduurzamen?'),
    financing_sustainability: orUnknown('Wilt u geld lenen om uw woning te verduurzamen?'),
    explanation: words('Wilt u uw antwoorden toelichten?'),
  },
  section_2: {
    interested_sustainability_housing: yesOrNo('Wilt u uw woning (verder) verduurzamen?'),
    options_sustainability_housing_mapping: yesOrNo('Wilt u weten welke mogelijkheden er zijn voor uw woning?'),
    report_sustainability_housing: yesOrNo('Wilt u een rapport over het verduurzamen van uw woning?'),
    discuss_with_advisor_sustainability_housing: yesOrNo('Wilt u het verduurzamen bespreken met uw adviseur?'),
    explanation: words('Wilt u uw antwoorden toelichten?'),
  },
  section_3: {
    reason_for_sustainability: someOf('Waarom wilt u uw woning verduurzamen?', {
      lower_energy_costs: 'Lagere energiekosten',
      comfort: 'Meer wooncomfort',
      environment: 'Beter voor het milieu',
      house_value: 'Mijn woning wordt meer waard',
      independence: 'Minder afhankelijk van gas',
      other: 'Een andere reden',
    }),
  },
  section_4: {
    financing_sustainability: oneOf('Hoe wilt u het verduurzamen betalen?', {
      'Van spaargeld': 0,
      'Met een hogere hypotheek': 1,
      'Met een aparte lening': 2,
      'Met spaargeld en een lening samen': 3,
      'Dat wil ik bespreken met mijn adviseur': 4,
    }),
    explanation: words('Wilt u dit toelichten?'),
  },
}
