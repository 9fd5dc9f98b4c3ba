import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Alert } from '../../../ui/shell/page/Alert'
import { TopBar } from '../../../ui/shell/page/TopBar'
import { StepButtons } from '../../../ui/shell/wizard/StepButtons'
import { StepProgress } from '../../../ui/shell/wizard/StepProgress'
import { ChoiceTable } from '../../../ui/widgets/choices/ChoiceTable'
import { SelectField } from '../../../ui/widgets/choices/SelectField'
import { YesNo } from '../../../ui/widgets/choices/YesNo'
import { TextArea } from '../../../ui/widgets/textFields/TextArea'
import { TextField } from '../../../ui/widgets/textFields/TextField'
import { typings } from '../gallery/typings'

const nothing = (): void => undefined
const html = renderToStaticMarkup

describe('a field that is refused', () => {
  const markup = html(
    <TextField
      typing={typings.words}
      id="a.b"
      label="Roepnaam"
      help="Zoals men u noemt"
      error="Vul uw roepnaam in"
      value=""
      onCommit={nothing}
    />,
  )

  it('has its label, and its help and error tied to it', () => {
    expect(markup).toContain('for="a.b"')
    expect(markup).toContain('aria-describedby="a.b-help a.b-error"')
    expect(markup).toContain('id="a.b-help"')
    expect(markup).toMatch(/id="a\.b-error".*Vul uw roepnaam in/)
    expect(markup).toContain('aria-invalid="true"')
  })

  it('says why under what to do, within what is tied to it', () => {
    const wrong = html(
      <TextField
        typing={typings.words}
        id="a"
        label="E-mail"
        error="Vul uw e-mail in"
        reason="Zo: a@b.nl"
        value="x"
        onCommit={nothing}
      />,
    )
    expect(wrong).toMatch(/<p[^>]*id="a-error".*Vul uw e-mail in.*Zo: a@b\.nl.*<\/p>/)
    expect(wrong).toContain('aria-describedby="a-error"')
  })

  it('is not marked when there is no error', () => {
    expect(html(<TextField typing={typings.words} id="a" label="Roepnaam" value="" onCommit={nothing} />)).not.toMatch(
      /aria-invalid|aria-describedby/,
    )
  })
})

describe('a yes/no question', () => {
  it('is a radio group with Ja before Nee, and nothing chosen at -1', () => {
    const markup = html(<YesNo id="q" label="Heeft u kinderen?" value={-1} onCommit={nothing} />)
    expect(markup).toContain('role="radiogroup"')
    expect(markup.indexOf('>Ja<')).toBeLessThan(markup.indexOf('>Nee<'))
    expect(markup).not.toContain('checked')
    expect(html(<YesNo id="q" label="Heeft u kinderen?" value={0} onCommit={nothing} />)).toMatch(
      /checked="" value="0"|value="0"[^>]*checked/,
    )
  })
})

describe('a select', () => {
  it("shows 'Maak een keuze' for a value that is no option", () => {
    const options = [{ value: 1, label: '1 jaar' }]
    const markup = html(
      <SelectField id="q" label="Hoe lang?" options={options} empty={-1} value={-1} onCommit={nothing} />,
    )
    expect(markup).toMatch(/<option[^>]*selected[^>]*>Maak een keuze/)
  })
})

describe('a table of choices', () => {
  it('has a radio group per row, named by its subject, with the words of the column in each choice', () => {
    const markup = html(
      <ChoiceTable
        id="t"
        label="Kans"
        columns={[
          { value: 0, label: 'Onwaarschijnlijk' },
          { value: 1, label: 'Mogelijk' },
        ]}
        rows={[
          { id: 'r1', label: 'Verhuizen', value: 1, error: 'Maak een keuze' },
          { id: 'r2', label: 'Erfenis', value: -1 },
        ]}
        onCommit={nothing}
      />,
    )
    expect(markup.match(/role="radiogroup"/g)).toHaveLength(2)
    expect(markup).toContain('aria-labelledby="r1-label" aria-describedby="r1-error"')
    expect(markup.match(/<label[^>]*><input[^>]*\/><span[^>]*>Mogelijk<\/span><\/label>/g)).toHaveLength(2)
  })
})

describe('the shell', () => {
  it('names the buttons of the step by where it stands', () => {
    expect(html(<StepButtons onPrevious={nothing} onNext={nothing} />)).toMatch(/Vorige.*Volgende stap/)
    expect(html(<StepButtons onNext={nothing} last />)).toContain('Laatste stap')
    expect(html(<StepButtons onNext={nothing} last />)).not.toContain('Vorige')
  })

  it('says which step it is', () => {
    const progress = html(
      <StepProgress step={4} of={12} far={{ answered: 30, open: 58, unchosen: 2, bound: 'exact' }} />,
    )
    expect(progress).toMatch(/Stap 4 van 12/)
    expect(progress).toMatch(/30 van 90 vragen ingevuld/)
  })

  it('shows login or logout, and the account only when it is on', () => {
    expect(html(<TopBar tenantName="T" onLogin={nothing} />)).toContain('Inloggen')
    const loggedIn = html(<TopBar tenantName="T" onLogout={nothing} />)
    expect(loggedIn).toContain('Uitloggen')
    expect(loggedIn).not.toMatch(/Inloggen|Mijn account/)
    expect(html(<TopBar tenantName="T" onLogout={nothing} onAccount={nothing} />)).toContain('Mijn account')
  })

  it('has a live region before there is anything to say, and says danger as an alert', () => {
    expect(html(<Alert notice={null} />)).toMatch(/role="status"><\/div><div role="alert"><\/div>/)
    expect(html(<Alert notice={{ kind: 'danger', text: 'Inloggen is mislukt' }} />)).toMatch(
      /role="alert">.*Inloggen is mislukt/,
    )
  })

  it('writes no style into the HTML: the policy forbids it', () => {
    expect(html(<TopBar tenantName="T" onLogin={nothing} />)).not.toContain('style=')
  })
})

describe('the count of letters under an explanation', () => {
  const counted = (value: string) =>
    html(<TextArea typing={typings.lines} id="a" label="Uitleg" limit={10} value={value} onCommit={nothing} />)

  it('counts what the rule counts: characters', () => {
    expect(counted('a'.repeat(8))).toContain('Nog 2 tekens')
    expect(counted('😀'.repeat(8))).toContain('Nog 2 tekens')
    expect(counted('😀'.repeat(11))).toContain('1 teken te veel')
    expect(counted('😀'.repeat(7))).not.toContain('teken')
  })
})
