import type { FullAnswers } from './answeredInFull'
import { choosing, search } from './homes'

const home = {
  current_home: 0,
  ...search('tussenwoning', '3581 KW', 5),
  ...choosing(['3731GH-4', 418_000, 451_000, 'Dorpsbrink', 'De Bilt', '4']),
} as const

const solution = { solution: 3 } as const

/** What somebody with a partner answers who would do the same whatever happens: five events in a life, and moving. */
export const alikeEvents = {
  unemployment: {
    section_51: { becoming_unemployed: ['savings', 'partner_income'], ...home, ...solution },
    section_52: { partner_working_time: 36 },
  },
  incapacity_work: {
    section_61: {
      becoming_incapacitated: ['savings', 'partner_income'],
      insurance_type: 0,
      ...home,
      ...solution,
    },
    section_62: { incapacity_work_hours: 36 },
  },
  death_of_partner: {
    section_71: {
      my_partner_is_going_to_die: ['care_children'],
      partner_dies: ['orv', 'survivors_pension'],
      ...home,
      ...solution,
    },
    section_72: { working_time: 32 },
  },
  divorce: { section_81: { ...home, ...solution }, section_82: { working_time: 32 } },
  pension: {
    section_91: {
      ...home,
      solutions: ['sell_the_house'],
      moving: 1,
      heritage: 0,
      relevant_change: 0,
      partner_dies: ['orv', 'survivors_pension'],
    },
    section_92: { working_time: 36, solution: 0 },
  },
} satisfies FullAnswers

/** The same visit, as far as no other step answers it: what is left where the answers of another were taken over. */
export const leftOfAlike = {
  incapacity_work: { section_61: { insurance_type: 0 } },
  death_of_partner: {
    section_71: { my_partner_is_going_to_die: ['care_children'], partner_dies: ['orv', 'survivors_pension'] },
    section_72: { working_time: 32 },
  },
  divorce: {},
  pension: {
    section_91: {
      solutions: ['sell_the_house'],
      moving: 1,
      heritage: 0,
      relevant_change: 0,
    },
    section_92: { working_time: 36, solution: 0 },
  },
} satisfies FullAnswers
