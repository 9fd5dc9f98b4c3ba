import { oneOf, onScale, someOf, words, yesOrNo } from '../asking'
import { homeSearch } from './homes'

/** The events in a life: the questions as a customer reads them, with the answers as the office knows them. */

const hours = (title: string) => onScale(title, 40)
const chance = (title: string) => oneOf(title, { Onwaarschijnlijk: 0, 'Kans aanwezig': 1, 'Zeer waarschijnlijk': 2 })

const solution = {
  solution: oneOf('Wat doet u als u uw woonlasten dan niet meer kunt betalen?', {
    'Ik geef minder uit': 0,
    'Ik gebruik mijn spaargeld': 1,
    'Ik pas mijn hypotheek aan': 2,
    'Ik verhuis naar een goedkopere woning': 3,
    Anders: 4,
  }),
  'solution.explanation': words('Leg uit wat u dan doet'),
}

const stayOrMove = (title: string) => ({ current_home: yesOrNo(title), ...homeSearch })

const partnerDies = (title: string) => ({
  partner_dies: someOf(title, {
    orv: 'Overlijdensrisicoverzekering (ORV)',
    survivors_pension: 'Nabestaandenpensioen via het pensioenfonds of de werkgever',
    life_insurance: 'Levensverzekering',
    savings: 'Spaargeld of beleggingen',
    no_insurance: 'Er is geen verzekering',
    unknown: 'Weet ik niet',
  }),
  no_insurance_explanation: words('Waarom is er geen verzekering?'),
})

export const children = {
  section_41: {
    family_expansion: yesOrNo('Verwacht u gezinsuitbreiding?'),
    working_time: hours('Hoeveel uur per week wilt u werken na de gezinsuitbreiding?'),
  },
  section_42: {
    moving: yesOrNo('Wilt u verhuizen als uw gezin groter wordt?'),
    ...homeSearch,
    financing: oneOf('Hoe betaalt u de extra kosten voor uw gezin?', {
      'Van mijn of ons inkomen': 0,
      'Van spaargeld': 1,
      'Ik geef minder uit aan andere dingen': 2,
      'Ik verhoog mijn hypotheek': 3,
      'Met hulp van familie': 4,
      Anders: 5,
    }),
    'financing.explanation': words('Leg uit hoe u de kosten betaalt'),
  },
}

export const unemployment = {
  section_51: {
    becoming_unemployed: someOf('Wat heeft u geregeld voor als u werkloos wordt?', {
      unemployment_benefit: 'Ik heb recht op een WW-uitkering',
      mortgage_protection: 'Ik heb een woonlastenverzekering',
      savings: 'Ik heb spaargeld',
      partner_income: 'Mijn partner heeft inkomen',
      family_support: 'Mijn familie kan mij helpen',
      other: 'Iets anders',
      none: 'Ik heb nog niets geregeld',
    }),
    becoming_unemployed_explanation: words('Wilt u dit toelichten?'),
    ...stayOrMove('Wilt u in uw huidige woning blijven wonen als u werkloos wordt?'),
    ...solution,
  },
  section_52: { partner_working_time: hours('Hoeveel uur per week gaat uw partner werken als u werkloos wordt?') },
}

export const incapacityWork = {
  section_61: {
    becoming_incapacitated: someOf('Wat heeft u geregeld voor als u arbeidsongeschikt wordt?', {
      wia_benefit: 'Ik heb recht op een WIA-uitkering',
      employer_supplement: 'Mijn werkgever vult mijn inkomen aan',
      own_insurance: 'Ik heb zelf een verzekering',
      savings: 'Ik heb spaargeld',
      partner_income: 'Mijn partner heeft inkomen',
      other: 'Iets anders',
      none: 'Ik heb nog niets geregeld',
    }),
    becoming_incapacitated_explanation: words('Wilt u dit toelichten?'),
    insurance_type: oneOf('Welke verzekering tegen arbeidsongeschiktheid heeft u?', {
      'Geen verzekering': 0,
      'Arbeidsongeschiktheidsverzekering (AOV)': 1,
      Woonlastenverzekering: 2,
      'Verzekering via mijn werkgever (bijvoorbeeld WGA-hiaat)': 3,
      'Een andere verzekering': 4,
      'Weet ik niet': 5,
    }),
    ...stayOrMove('Wilt u in uw huidige woning blijven wonen als u arbeidsongeschikt wordt?'),
    ...solution,
  },
  section_62: {
    incapacity_work_hours: hours('Hoeveel uur per week gaat uw partner werken als u arbeidsongeschikt wordt?'),
  },
}

export const deathOfPartner = {
  section_71: {
    my_partner_is_going_to_die: someOf('Wat vindt u belangrijk als uw partner overlijdt?', {
      same_lifestyle: 'Ik kan leven zoals ik nu leef',
      repay_mortgage: 'De hypotheek wordt (deels) afgelost',
      care_children: 'Er is genoeg tijd en geld voor de kinderen',
      work_less: 'Ik kan minder werken',
      other: 'Iets anders',
    }),
    other_explanation: words('Leg uit wat u belangrijk vindt'),
    ...partnerDies('Wat is er geregeld voor als uw partner overlijdt?'),
    ...stayOrMove('Wilt u in uw huidige woning blijven wonen als uw partner overlijdt?'),
    ...solution,
  },
  section_72: { working_time: hours('Hoeveel uur per week wilt u werken als uw partner overlijdt?') },
}

export const divorce = {
  section_81: {
    ...stayOrMove('Wilt u in uw huidige woning blijven wonen als u en uw partner uit elkaar gaan?'),
    ...solution,
  },
  section_82: { working_time: hours('Hoeveel uur per week wilt u werken als u en uw partner uit elkaar gaan?') },
}

export const pension = {
  section_91: {
    ...stayOrMove('Wilt u na uw pensioen in uw huidige woning blijven wonen?'),
    solutions: someOf('Wat doet u als uw pensioen te laag is voor uw woonlasten?', {
      sell_the_house: 'Ik verkoop mijn woning',
      change_mortgage: 'Ik pas mijn hypotheek aan',
      other: 'Anders',
    }),
    'solutions.explanation': words('Leg uit wat u dan doet'),
    moving: chance('Verhuizen'),
    heritage: chance('Een erfenis of schenking krijgen'),
    relevant_change: chance('Een andere belangrijke verandering'),
    explanation: words('Wilt u deze veranderingen toelichten?'),
    ...partnerDies('Wat is er geregeld voor als uw partner na uw pensioen overlijdt?'),
  },
  section_92: {
    working_time: hours('Hoeveel uur per week werkt uw partner als u met pensioen bent?'),
    solution: oneOf('Wat doen u en uw partner als het inkomen dan te laag is?', {
      'Wij geven minder uit': 0,
      'Wij gebruiken ons spaargeld': 1,
      'Mijn partner gaat meer werken': 2,
      'Wij verhuizen naar een goedkopere woning': 3,
      Anders: 4,
    }),
    'solution.explanation': words('Leg uit wat u dan doet'),
  },
}
