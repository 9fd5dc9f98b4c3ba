/**
 * For a retrieved gross wage or monthly salary: the yearly salary that the portal calculated from it, and how its
 * replacement is calculated back from that salary's; null for any other number.
 */
import { monthlyOf, salaryOfWage, wageOfSalary, yearlySalary } from '../../../domain/retrieval/income'
import type { KindNumber, NumberPlace } from './numberKinds'

/** Drawn twice it would be two guesses at one, so its replacement is calculated back. */
export interface CalculatedNumber {
  readonly number: KindNumber
  readonly result: KindNumber
  /** @param other what stands in the place of a number; undefined for one that the log does not hold, as for no amount */
  readonly back: (other: (number: KindNumber) => number | undefined) => number
}

/** @param place the object that the number stands in, beside what else it is reckoned with */
export const salarySourceOf = (
  value: number,
  { name, beside }: NumberPlace,
  kindOf: (name: string) => string,
): CalculatedNumber | null => {
  const salary = (yearly: number): KindNumber => ({ kind: kindOf('salary'), value: yearly })
  const number = { kind: kindOf(name), value }
  if (name === 'gross_wage') {
    const result = salary(salaryOfWage(value))
    return { number, result, back: other => wageOfSalary(other(result) ?? 0) }
  }
  if (name !== 'monthly_salary') return null
  const amounts = new Map(Object.entries(Object(beside)))
  const amount = (of: string): number => Number(amounts.get(of) ?? 0)
  const [own_car_contribution, car_addition] = [amount('own_car_contribution'), amount('car_addition')]
  const yearly = yearlySalary({ monthly_salary: value, own_car_contribution, car_addition })
  if (yearly === null) return null
  const result = salary(yearly)
  return {
    number,
    result,
    back: other => {
      const more = other({ kind: kindOf('own_car_contribution'), value: own_car_contribution })
      const less = other({ kind: kindOf('car_addition'), value: car_addition })
      return monthlyOf(other(result) ?? 0, more ?? 0, less ?? 0)
    },
  }
}
