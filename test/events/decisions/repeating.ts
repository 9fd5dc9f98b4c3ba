import type { StepKey } from '../../../domain/language/stepKey'
import { home } from '../../domain/homes/homes'
import { type Portal, portal } from '../../projections/portal'

export const at = {
  unemployment: 'unemployment.sections.section_51.questions',
  partnersHours: 'unemployment.sections.section_52.questions.partner_working_time.value',
  incapacity: 'incapacity_work.sections.section_61.questions',
  incapacityHours: 'incapacity_work.sections.section_62.questions.incapacity_work_hours.value',
  divorce: 'divorce.sections.section_81.questions',
  children: 'children.sections',
} as const

/** Chooses a home, found near a postal code, at a place of homes. */
export const choosesHome = (visit: Portal, step: string, id: string): void => {
  visit.answers(`${step}.home_type.value`, 'hoekwoning')
  visit.answers(`${step}.search_postal_code.value`, '1234 AB')
  visit.answers(`${step}.search_radius.value`, 5)
  const place = `${step}.home`
  const criteria = { postalCode: '1234AB', radius: 5, homeType: 'hoekwoning' }
  visit.does({ type: 'SearchHomes', at: place })
  visit.does({ type: 'NoteHomes', at: place, criteria, homes: [home(id)], center: null })
  visit.does({ type: 'ChooseHome', at: place, id })
}

/** Somebody with a partner who has filled in what happens without work. */
export const withoutWork = (): Portal => {
  const visit = portal({ type: 'full', values: { 'customer.has_partner': 1 } })
  visit.answers(`${at.unemployment}.becoming_unemployed.value`, ['savings', 'partner_income'])
  visit.answers(`${at.unemployment}.current_home.value`, 0)
  choosesHome(visit, at.unemployment, 'h1')
  visit.answers(`${at.unemployment}.solution.value`, 4)
  visit.answers(`${at.unemployment}.solution.explanation.value`, 'Ik ga klussen.')
  visit.answers(at.partnersHours, 24)
  return visit
}

export const repeats = (visit: Portal, step: StepKey, from: StepKey, only: 'home' | null = null) =>
  visit.does({ type: 'RepeatAnswers', step, from, only })
