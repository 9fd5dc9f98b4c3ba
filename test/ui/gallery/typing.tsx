import { useState } from 'react'
import type { NumberOrText } from '../../../domain/format/amount'
import { Button } from '../../../ui/widgets/Button'
import { Slider } from '../../../ui/widgets/choices/Slider'
import { Switch } from '../../../ui/widgets/choices/Switch'
import { DateField } from '../../../ui/widgets/textFields/DateField'
import { NumberField } from '../../../ui/widgets/textFields/NumberField'
import { PostalCodeField } from '../../../ui/widgets/textFields/PostalCodeField'
import { TextArea } from '../../../ui/widgets/textFields/TextArea'
import { TextField } from '../../../ui/widgets/textFields/TextField'
import { typings } from './typings'

/** Fields that write down what they commit and what they call a draft, for a test to read. */
export const TypingScene = () => {
  const [amount, setAmount] = useState<NumberOrText>('')
  const [date, setDate] = useState('')
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [postal, setPostal] = useState('')
  const [hours, setHours] = useState(8)
  const [on, setOn] = useState(false)
  const [drafts, setDrafts] = useState<readonly (string | null)[]>([])
  const [commits, setCommits] = useState<readonly string[]>([])
  const note =
    <A,>(set: (value: A) => void) =>
    (value: A): void => {
      set(value)
      setCommits(before => [...before, JSON.stringify(value)])
    }
  return (
    <main>
      <h1 id="rest">Typen</h1>
      <NumberField
        unit="money"
        typing={typings.money}
        id="amount"
        label="Bedrag"
        value={amount}
        onCommit={note(setAmount)}
        onDraft={text => setDrafts(before => [...before, text])}
      />
      <DateField typing={typings.date} id="date" label="Datum" value={date} onCommit={note(setDate)} />
      <PostalCodeField
        typing={typings.postalCode}
        id="postal"
        label="Postcode"
        value={postal}
        onCommit={note(setPostal)}
      />
      <Slider
        id="hours"
        label="Uren"
        from={0}
        to={40}
        marks={[]}
        valueText={n => `${n} uur per week`}
        value={hours}
        onCommit={note(setHours)}
      />
      <TextField typing={typings.words} id="name" label="Naam" value={name} onCommit={note(setName)} />
      <TextArea typing={typings.lines} id="words" label="Toelichting" value={words} onCommit={note(setWords)} />
      <Switch on={on} onSwitch={note(setOn)} className={undefined}>
        Rustig
      </Switch>
      <Button onClick={() => setAmount(250)}>Vooraf invullen</Button>
      <pre id="values">{JSON.stringify({ amount, date, postal, name, words })}</pre>
      <pre id="commits">{JSON.stringify(commits)}</pre>
      <pre id="drafts">{JSON.stringify(drafts)}</pre>
    </main>
  )
}
