import type { AnswerChange } from '../../load'
import { coldProgram } from '../cold'
import type { ProgramName } from '../program'
import { warmAnswers } from '../warm'

/** What the bench asks of the page of the answers. */
export interface AnswersPage {
  readonly warm: typeof warmAnswers
  /** Opens a visit in one of the programs. */
  readonly open: (name: ProgramName) => void
  /** Gives it these answers. */
  readonly answer: (changes: readonly AnswerChange[]) => void
}

let run: ReturnType<typeof coldProgram> = () => 0

const page: AnswersPage = {
  warm: warmAnswers,
  open: name => {
    run = coldProgram(name)
  },
  answer: changes => void run(changes),
}
Object.assign(window, { answers: page })
