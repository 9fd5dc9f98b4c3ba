/** Lines of an export from which one thing is wrong; `at` is the line (the header is 0, so also the record's seq). */
type Damage = (lines: readonly string[]) => readonly string[]

const changed =
  (at: number, change: (line: string) => string): Damage =>
  lines =>
    lines.map((line, n) => (n === at ? change(line) : line))

/** An event of a record, in another version or of another kind. */
const withEvent =
  (change: (event: Record<string, unknown>) => Record<string, unknown>) =>
  (line: string): string => {
    const record = JSON.parse(line) as { events: Record<string, unknown>[] }
    return JSON.stringify({ ...record, events: record.events.map(change) })
  }

/** What may happen to a log on its way, each made from the same whole visit. */
export const damages: Readonly<Record<string, Damage>> = {
  record: changed(20, line => line.slice(0, -9)),
  gap: lines => lines.filter((_, n) => n !== 20),
  newer: changed(
    20,
    withEvent(event => ({ ...event, v: 9 })),
  ),
  unknown: changed(
    20,
    withEvent(() => ({ type: 'AnswerPraised', v: 1, path: 'customer.first_name' })),
  ),
  truncated: lines => [...lines.slice(0, 40), (lines[40] ?? '').slice(0, 30)],
  header: changed(0, line => line.replace('"survey":166', '"survey":165')),
  customer: changed(
    4,
    withEvent(event => ({ ...event, invitation: 7 })),
  ),
  // Somebody gave another answer than the one that was judged.
  answer: changed(11, line => line.replace('Sanne M.', '')),
}
