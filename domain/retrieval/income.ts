/**
 * Maps retrieved current employments to employers with a yearly salary (in a monitoring visit from the tax return's
 * wage) and lists what is passed over; converts a salary to its month's or wage, and back.
 */

import { type ItemWithProvenance, itemWithProvenance, reckonedValue } from './itemWithProvenance'
import type { PassedOverPart } from './passedOverPart'
import type { MappedPart } from './people'
import type { RetrievedData } from './retrievedData'

type Employment = RetrievedData['employments'][number]

/** A tax return's wages hold the holiday allowance, a salary does not (spec 1 section 9). */
const holidayAllowance = 1.08

const monthsPerYear = 12

const inCents = (euros: number): number => Math.round(euros * 100) / 100

/** Gross a year: 12 × a month's + own contribution − addition, as they come (RET-30, checklist OPEN-113). */
export const yearlySalary = ({
  monthly_salary,
  own_car_contribution,
  car_addition,
}: Pick<Employment, 'monthly_salary' | 'own_car_contribution' | 'car_addition'>): number | null =>
  monthly_salary === null
    ? null
    : inCents(monthsPerYear * monthly_salary + (own_car_contribution ?? 0) - (car_addition ?? 0))

/** The month's salary that a year's was reckoned from, not rounded. */
export const monthlyOf = (yearly: number, ownContribution: number, addition: number): number =>
  (yearly - ownContribution + addition) / monthsPerYear

/** A tax return's wages as a salary, in whole euros (RET-31, checklist OPEN-112). */
export const salaryOfWage = (grossWage: number): number => Math.round(grossWage / holidayAllowance)

/** The wages that a salary was reckoned from, not rounded. */
export const wageOfSalary = (salary: number): number => salary * holidayAllowance

/** How wages are read: in a monitoring visit the tax return is the only source of them. */
interface Wages {
  readonly monitoring: boolean
  /** The one employer that is there already, by its item id; null when there is none, or more. */
  readonly onlyEmployer: string | null
}

const employerOf = (employment: Employment, at: string, salary: number | null): ItemWithProvenance => {
  const { source, name, own_car_contribution, car_addition, monthly_salary: _, current: __, ...rest } = employment
  const hasCar = (own_car_contribution ?? 0) > 0 || (car_addition ?? 0) > 0
  return itemWithProvenance(
    { at, source, called: name ?? '' },
    {
      ...rest,
      name,
      salary: reckonedValue(salary),
      has_car: hasCar ? reckonedValue(1) : null,
      car_addition: hasCar ? car_addition : null,
      car_contribution: hasCar ? own_car_contribution : null,
    },
  )
}

/** The employers of now, with a year's salary (RET-29 to RET-31). */
export const employersOf = (
  { employments, tax_return }: RetrievedData,
  { monitoring, onlyEmployer }: Wages,
): MappedPart => {
  const wage = tax_return?.gross_wage ?? null
  const source = tax_return?.source ?? null
  const now = employments.flatMap((employment, i) => (employment.current === 1 ? [{ employment, i }] : []))
  const passedOver: PassedOverPart[] = employments.flatMap((employment, i) =>
    employment.current === 1
      ? []
      : [
          {
            at: `employments.${i}`,
            name: employment.name ?? '',
            source: employment.source,
            reason: 'notCurrent' as const,
          },
        ],
  )
  const isOnlySource = monitoring && wage !== null && wage > 0 && now.length <= 1
  const items = now.map(({ employment, i }) =>
    employerOf(employment, `employments.${i}`, isOnlySource ? null : yearlySalary(employment)),
  )
  if (!isOnlySource) {
    const isPassed = wage !== null && wage > 0
    return {
      items,
      passedOver: isPassed
        ? [...passedOver, { at: 'tax_return.gross_wage', name: '', source, reason: 'otherWage' }]
        : passedOver,
    }
  }
  const [only] = items
  const salary = itemWithProvenance(
    { at: 'tax_return', source, is: onlyEmployer ?? undefined },
    { salary: reckonedValue(salaryOfWage(wage)) },
  )
  const together: ItemWithProvenance =
    only === undefined
      ? salary
      : {
          ...only,
          values: new Map([...only.values, ...salary.values]),
          origins: new Map([...only.origins, ...salary.origins]),
        }
  return { items: [together], passedOver }
}
