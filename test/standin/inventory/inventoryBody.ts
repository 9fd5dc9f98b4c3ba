import * as t from 'io-ts'
import { groupCodec } from './answerTree'

const stepCodec = t.type({ sections: t.record(t.string, t.type({ questions: t.UnknownRecord })) })

/**
 * The body of PUT customer: the customer's answers, the steps with their sections and questions, and style and
 * parseResult, of which the office reads nothing.
 */
export const inventoryCodec = t.intersection([
  t.type({ customer: groupCodec }),
  t.partial({
    current_living_condition: stepCodec,
    financing: stepCodec,
    housing_requirements: t.unknown,
    moving: stepCodec,
    children: stepCodec,
    unemployment: stepCodec,
    incapacity_work: stepCodec,
    death_of_partner: stepCodec,
    divorce: stepCodec,
    pension: stepCodec,
    mortgage: stepCodec,
    sustainability: stepCodec,
    questions_for_the_advisor: stepCodec,
    personal_characteristics: stepCodec,
    hdn_companies: t.unknown,
    hdn_company_labels: t.unknown,
    style: t.unknown,
    parseResult: t.unknown,
  }),
])
export type InventoryBody = t.TypeOf<typeof inventoryCodec>
