import { verified } from '../fact.ts'

/** What containerd checks of its own folders before anything else. */
export const containerdFolders = verified('root and state must be different paths', [
  'get-containerd 0450f046e6942e513d0ebf1ef5c2aff13daa187f/services/server/server.go',
])
