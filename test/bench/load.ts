import type { Answer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import { findItems } from '../../projections/tree/findNode'
import { catalogue, loanStep } from './benchSurvey'
import type { Portal } from './portal'

/** One answer that a customer gives, and the step whose validity the screen then reads. */
export interface AnswerChange {
  readonly path: string
  readonly value: Answer
  readonly step: StepKey
}

/** The list of loan parts of the only mortgage, and the ids in it. */
export const loanPartsOf = ({ live }: Portal): { readonly list: string; readonly ids: readonly string[] } => {
  const [mortgage = ''] = findItems(catalogue, live.view().tree, 'customer.mortgages')?.ids ?? []
  const list = `customer.mortgages.${mortgage}.parts`
  return { list, ids: findItems(catalogue, live.view().tree, list)?.ids ?? [] }
}

/** The changes of so many rounds from the nth on. Each is one, whatever came before: values count on. */
export type Load = (from: number, cycles: number) => readonly AnswerChange[]

/**
 * A mixed load, the same for every program: choices, text, amounts, answers that open or close others, and loan parts.
 */
export const mixedLoad = (portal: Portal): Load => {
  const parts = loanPartsOf(portal)
  const [employer = ''] = findItems(catalogue, portal.live.view().tree, 'customer.employers')?.ids ?? []
  const job = `customer.employers.${employer}`
  const cycle = (n: number): readonly AnswerChange[] => {
    const odd = n % 2
    const part = `${parts.list}.${parts.ids[(n * 7) % parts.ids.length] ?? ''}`
    // Every second visit to a part gives it the other answers.
    const turn = Math.floor(n / parts.ids.length) % 2
    const personal: readonly (readonly [string, Answer])[] = [
      ['customer.gender', odd === 0 ? 'm' : 'f'],
      ['customer.maritial_status', n % 10],
      ['customer.last_name', `Jansen ${n}`],
      ['customer.email', odd === 0 ? `jan${n}@voorbeeld.nl` : `jan${n}`],
      ['customer.date_of_birth', odd === 0 ? '01-02-1950' : '03-04-1980'],
      ['customer.address.number', String(n)],
      ['customer.address.woz_waarde', 300_000 + n],
      [`${job}.salary`, 30_000 + n],
      [`${job}.has_car`, odd],
      ['customer.has_partner', odd],
      ['customer.partner.last_name', `De Wit ${n}`],
      ['customer.has_employers', odd],
    ]
    const loan: readonly (readonly [string, Answer])[] = [
      [`${part}.huidige_hoogte_leningdeel`, 80_000 + n],
      [`${part}.rentepercentage`, (n % 997) / 100],
      [`${part}.leningdeelnummer`, `L${n}`],
      [`${part}.oorspronkelijke_hoogte_leningdeel`, 200_000 + n],
      [`${part}.aflosvorm`, turn === 0 ? '3' : '1'],
      [`${part}.interest_type`, turn === 0 ? 'variable' : 'fixed'],
      [`${part}.ingangsdatum_leningdeel`, turn === 0 ? '01-01-2050' : '01-01-2016'],
    ]
    return [
      ...personal.map(([path, value]) => ({ path, value, step: 'personal_details' as const })),
      ...loan.map(([path, value]) => ({ path, value, step: loanStep }) as const),
    ]
  }
  return (from, cycles) => Array.from({ length: cycles }, (_, n) => cycle(from + n)).flat()
}
