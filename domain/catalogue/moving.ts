/** The step 'Verhuizen': whether and when the customer expects to move, with a search for homes. */

import { is } from '../language/condition'
import { section, step } from '../language/section'
import { homeSearch } from './homeSearch'
import { requiredSelect, requiredYesNo } from './requiredChoice'

const expectsToMove = requiredYesNo('Verwacht u dat u gaat verhuizen?')

/** The code is the upper limit in years (checklist OPEN-27). */
const movingInYears = requiredSelect(
  'Wanneer verwacht u te verhuizen?',
  [
    [1, 'Binnen 1 jaar'],
    [2, 'Over 1 tot 2 jaar'],
    [3, 'Over 2 tot 3 jaar'],
    [5, 'Over 3 tot 5 jaar'],
    [10, 'Over 5 tot 10 jaar'],
    [99, 'Over meer dan 10 jaar'],
  ],
  { shownWhen: is(expectsToMove, 1) },
)

export const moving = step(
  'moving',
  'Verhuizen',
  'Verhuizen heeft gevolgen voor uw hypotheek. Daarom vragen wij naar uw plannen.',
  [
    section('section_31', null, {
      i_expect_to_move: expectsToMove,
      moving_in_years: movingInYears,
      home: homeSearch(is(expectsToMove, 1)),
    }),
  ],
  { summary: ['moving.sections.section_31.questions.moving_in_years.value'] },
)
