import { loadOf } from '../everyQuestion'
import { takingTurns } from '../measure'
import { createPortal } from '../portal'
import { answer, type ProgramName, programs } from './program'

const cycles = 48

/**
 * Microseconds for one answer, once an engine has done all it will to make it quick, in each of these programs. A full
 * inventory, in which every question that shows is answered; they take turns at the same answers.
 */
export const warmAnswers = (names: readonly ProgramName[]): readonly number[] => {
  const load = loadOf(createPortal('everything', 1))
  const prepare = (round: number) => load(round * cycles, cycles)
  const count = prepare(0).length
  const works = names.map(name => {
    const program = programs[name]()
    return (changes: ReturnType<typeof prepare>) => void answer(program, changes)
  })
  return takingTurns(prepare, works, { rounds: 11, warmUp: 10 }).map(ms => (ms * 1000) / count)
}
