const nothing = (): void => undefined

/** The ways out of a screen that is mounted by itself: none leads anywhere. */
export const noDoors = {
  onNavigate: nothing,
  onBack: nothing,
  notify: nothing,
  onExport: nothing,
  onCopy: nothing,
  onHelp: nothing,
  onTransferFile: nothing,
  onLeaveSteps: nothing,
} as const
