import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Where the wizard begins, as the id of its module ends. */
const wizard = '/ui/visit/wizard.tsx'

/** Where the hall begins, which comes beside the wizard. */
const hall = '/ui/app/Private.tsx'

/** Parts that come without the wizard: what they share with it must not bring the whole of it along. */
const apart: readonly string[] = [
  '/ui/account/RegisterScreen.tsx',
  '/ui/account/recovery/RecoveryScreens.tsx',
  '/ui/account/recovery/ChangePassword.tsx',
  '/ui/app/RefusedBrowser.tsx',
  '/ui/debug/DebugScreen.tsx',
  '/ui/debug/stub/stub.tsx',
  '/ui/debug/stub/stubHttp.ts',
  '/ui/helpdesk/HelpDialog.tsx',
  '/ui/shell/away/AwayScreen.tsx',
  '/events/effects/overAxios.ts',
]

const reach = (id: string, modules: Modules, found: Set<string>): void => {
  if (found.has(id)) return
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reach(imported, modules, found)
}

/**
 * Puts the files that the wizard begins with into one, what other parts share with it into a second, and the hall into a
 * third: left to itself, the builder cuts out of them whatever a step shares with them, and a first opening waits for a
 * dozen small files.
 * @param top the folder of the project
 */
export const wizardInOne = (top: string): Rolldown.CodeSplittingNameFunction => {
  let found: Readonly<Record<'within' | 'without' | 'inHall', ReadonlySet<string>>> | null = null
  const look = (modules: Modules) => {
    const [within, without, inHall] = [new Set<string>(), new Set<string>(), new Set<string>()]
    reach(top + wizard, modules, within)
    reach(top + hall, modules, inHall)
    for (const part of apart) reach(top + part, modules, without)
    return { within, without, inHall }
  }
  return (id, modules) => {
    found ??= look(modules)
    const { within, without, inHall } = found
    if (within.has(id)) return without.has(id) || inHall.has(id) ? 'shared' : 'wizard'
    return inHall.has(id) && !without.has(id) ? 'hall' : null
  }
}
