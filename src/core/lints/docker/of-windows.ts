/** Whether a daemon.json is one of a Windows node; the same file name stands on Linux nodes. */
export const isOfWindowsDaemon = (text: string): boolean =>
  /npipe:|[A-Za-z]:\\\\|isolation=|windowsfilter/i.test(text)
