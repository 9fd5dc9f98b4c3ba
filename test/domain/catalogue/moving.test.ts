import { expect, test } from 'vitest'
import { moving } from '../../../domain/catalogue/moving'
import { homeSearchAt } from './homeSearchLines'
import { screenOf } from './screen'

/** Wording A4, checklist MOV: key | type | title | options | help | messages | shown when. */
const screen = `
step | Verhuizen | Verhuizen heeft gevolgen voor uw hypotheek. Daarom vragen wij naar uw plannen. | -
section | section_31 | - | always | -
i_expect_to_move | radio | Verwacht u dat u gaat verhuizen? | 1 = Ja; 0 = Nee | - | Maak een keuze | always
moving_in_years | select | Wanneer verwacht u te verhuizen? | 1 = Binnen 1 jaar; 2 = Over 1 tot 2 jaar; 3 = Over 2 tot 3 jaar; 5 = Over 3 tot 5 jaar; 10 = Over 5 tot 10 jaar; 99 = Over meer dan 10 jaar | - | Maak een keuze | i_expect_to_move = 1
${homeSearchAt('i_expect_to_move = 1')}
`

test('moving shows exactly what the specification lists', () => {
  expect(screenOf(moving)).toEqual(screen.trim().split('\n'))
})
