import { section } from '../../language/section'
import { requiredRadio } from '../requiredChoice'
import { requiredMoney } from '../requiredMoney'

export const mostPerMonth = requiredMoney(
  'Hoeveel wilt u maximaal netto per maand betalen voor uw hypotheek?',
  'Netto is het bedrag dat overblijft na hypotheekrenteaftrek.',
)

export const income = section('section_4', 'Uw inkomen en uitgaven', {
  live_style: requiredRadio('Hoe gaat u met geld om?', [
    [0, 'Ik leef zuinig en houd geld over'],
    [1, 'Ik geef ongeveer uit wat er binnenkomt'],
    [2, 'Ik leef ruim en geef makkelijk geld uit'],
  ]),
  my_income_5_years: requiredRadio('Hoe hoog is uw inkomen over 5 jaar, denkt u?', [
    [0, 'Lager dan nu'],
    [1, 'Ongeveer gelijk aan nu'],
    [2, 'Hoger dan nu'],
  ]),
  max_netto_mortgage: mostPerMonth,
})
