// Plain JavaScript: it is read before anything is installed.

/** What `npm run test:firefox` plays: the shortest whole way, and the journeys in which browsers differ. */
export const forFirefox = [
  'path',
  'storage',
  'tabs',
  'kill',
  'keyboard',
  'widgets',
  'erased',
  'stay',
  'stayTabs',
  'retrieval',
  'press',
  'support',
  'edges',
  'received',
  'helpdesk',
  'rememberedName',
  'undo',
  'undoKeys',
  'calm',
  'calmSent',
  'copy',
  'otherComputer',
  'bothWentOn',
].map(name => `test/journeys/${name}.test.ts`)
