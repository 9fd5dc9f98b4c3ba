import { AccountField } from '../../../ui/accountForms/AccountField'
import { PageSection } from '../../../ui/shell/page/PageSection'
import { Button } from '../../../ui/widgets/Button'
import { FileDrop } from '../../../ui/widgets/files/FileDrop'
import { FileList } from '../../../ui/widgets/files/FileList'
import { InfoBlock } from '../../../ui/widgets/InfoBlock'
import { ItemCard } from '../../../ui/widgets/items/ItemCard'
import { RemovedItemBar } from '../../../ui/widgets/items/RemovedItemBar'
import { ReadOnlyValue } from '../../../ui/widgets/ReadOnlyValue'
import { NumberField } from '../../../ui/widgets/textFields/NumberField'
import { TextField } from '../../../ui/widgets/textFields/TextField'
import { Held } from './fields'
import { nothing } from './frame'
import { typings } from './typings'

export const LoginFields = ({ refused = false }: { refused?: boolean }) => (
  <>
    <Held start="">
      {(value, onCommit) => (
        <AccountField
          id="username"
          label="Gebruikersnaam"
          autoComplete="username"
          error={refused ? 'Gebruikersnaam is verplicht' : undefined}
          value={value}
          onChange={onCommit}
        />
      )}
    </Held>
    <Held start={refused ? 'geheim' : ''}>
      {(value, onCommit) => (
        <AccountField
          id="password"
          label="Wachtwoord"
          autoComplete="current-password"
          help={refused ? 'Gebruik minimaal 8 tekens.' : undefined}
          error={refused ? 'Het wachtwoord moet minimaal 8 tekens lang zijn' : undefined}
          value={value}
          onChange={onCommit}
        />
      )}
    </Held>
  </>
)

export const Employers = ({ name, removed }: { name: string; removed: string | null }) => (
  <PageSection title="Werkgevers">
    <InfoBlock>Vul uw bruto jaarsalaris in zonder vakantiegeld. U vindt het op uw jaaropgave.</InfoBlock>
    {[1, 2].map(n => (
      <ItemCard
        key={n}
        title={`Werkgever ${n}`}
        summary={`${name} · €\u00a042.000,00`}
        onRemove={n === 1 ? undefined : nothing}
      >
        <Held start={name}>
          {(value, onCommit) => (
            <TextField typing={typings.words} id={`employer${n}`} label="Werkgever" value={value} onCommit={onCommit} />
          )}
        </Held>
        <Held<string | number> start={42000}>
          {(value, onCommit) => (
            <NumberField
              unit="money"
              typing={typings.money}
              id={`salary${n}`}
              label="Bruto jaarsalaris (zonder vakantiegeld)"
              value={value}
              onCommit={onCommit}
            />
          )}
        </Held>
      </ItemCard>
    ))}
    <RemovedItemBar removed={removed} onUndo={nothing} />
    <Button icon="plus" onClick={nothing}>
      Werkgever toevoegen
    </Button>
  </PageSection>
)

export const Files = ({ name }: { name: string }) => (
  <PageSection title="Documenten">
    <FileDrop
      id="files"
      help="U kunt maximaal 10 bestanden toevoegen."
      errors={['Dit bestand is te groot. Een bestand mag maximaal 10 MB zijn.']}
      onFiles={nothing}
    />
    <FileList
      onRemove={nothing}
      onRetry={nothing}
      files={[
        { id: '1', name: 'overzicht-opgehaalde-gegevens.pdf', size: 183_000, state: 'sent' },
        { id: '2', name, size: 2_400_000, state: 'sending', progress: 0.6 },
        { id: '3', name: 'jaaropgave-2025.pdf', size: 940_000, state: 'failed' },
        { id: '4', name: 'loonstrook.pdf', size: 88_000, state: 'ready' },
      ]}
    />
    <ReadOnlyValue label="Adviseur" value="J. de Vries" />
    <ReadOnlyValue label="Kantoor" value={name} />
  </PageSection>
)
