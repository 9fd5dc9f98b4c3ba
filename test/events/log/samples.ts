import type { StoredLogHeader, SurveyRecord } from '../../../events/record/surveyRecord'

export const header = (log: string, createdAt = 1_700_000_000_000): StoredLogHeader => ({
  log,
  invitation: 'invitation-1',
  survey: 166,
  build: 'build-1',
  rules: 'rules-1',
  createdAt,
})

/** A record in which the customer answers one question. */
export const answered = (
  seq: number,
  value: string | number = `answer ${seq}`,
  id = `record-${seq}`,
): SurveyRecord => ({
  seq,
  id,
  at: 1_700_000_000_000 + seq,
  by: 'customer',
  command: 'ChangeAnswer',
  events: [{ type: 'AnswerChanged', v: 1, path: 'customer.first_name', value }],
})

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
